import SwiftUI

struct ChapterHeading: View {
  let number: Int
  let title: String

  var body: some View {
    VStack(alignment: .leading) {
      Text("Chapter \(number)")
        .font(.subheadline)
        .foregroundStyle(.secondary)
      Text(title)
        .font(.title2)
        .fixedSize(horizontal: false, vertical: true)
    }
  }
}
