import SwiftUI

struct WarningLine: View {
  let text: LocalizedStringKey

  var body: some View {
    Label(text, systemImage: "exclamationmark.triangle")
      .imageScale(.large)
  }
}
