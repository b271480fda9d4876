import SwiftUI

struct ChapterOpening: View {
  let number: Int
  let title: String

  var body: some View {
    VStack(alignment: .leading) {
      Text("Chapter \(number)")
        .font(.custom("Lora-Italic", size: 11, relativeTo: .caption2))
      Text(title)
        .font(.custom("Lora-Bold", size: 34, relativeTo: .largeTitle))
    }
  }
}
