import SwiftUI

struct EpisodeRow: View {
  let title: String
  let guest: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.headline)
        .lineLimit(1)  // finds: single-line-text
      Text(guest)
        .font(.subheadline)
        .lineLimit(1)  // finds: single-line-text
    }
  }
}
