import SwiftUI

struct FilmRow: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let title: String
  let synopsis: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.headline)
      Text(synopsis)
        .font(.subheadline)
        .lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 3)
    }
  }
}
