import SwiftUI

struct ChapterHeader: View {
  let title: String

  var body: some View {
    Text(title)
      .font(.custom("Lora-Bold", size: 34))  // finds: implicit-body-curve
  }
}
