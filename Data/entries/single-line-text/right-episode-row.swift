import SwiftUI

struct EpisodeRow: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let title: String
  let guest: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.headline)
        .lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 1)
      Text(guest)
        .font(.subheadline)
    }
  }
}
