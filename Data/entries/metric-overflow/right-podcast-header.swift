import SwiftUI

struct PodcastHeader: View {
  let cover: Image
  let title: String

  @ScaledMetric(relativeTo: .body) private var wantedSide: CGFloat = 150
  private var side: CGFloat { min(wantedSide, 260) }

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
