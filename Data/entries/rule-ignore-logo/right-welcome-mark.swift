import SwiftUI

struct WelcomeMark: View {
  var body: some View {
    // A logotype: its letters are a drawing of the brand, and the name also stands in the title.
    Image("wordmark")
      .resizable()
      .scaledToFit()
      .accessibilityLabel("Harbor Lines")
  }
}
