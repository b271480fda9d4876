import SwiftUI

struct PodcastHeader: View {
  let cover: Image
  let title: String

  @ScaledMetric(relativeTo: .body) private var side: CGFloat = 150  // finds: metric-overflow

  var body: some View {
    VStack {
      cover
        .resizable()
        .scaledToFit()
        .frame(width: side, height: side)
      Text(title)
        .font(.body)
    }
  }
}
