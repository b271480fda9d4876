import SwiftUI

struct AlbumCover: View {
  @ScaledMetric private var side: CGFloat = 125  // finds: metric-overflow
  let title: String

  var body: some View {
    VStack {
      Image("cover")
        .resizable()
        .scaledToFit()
        .frame(width: side)
        .accessibilityHidden(true)
      Text(title)
    }
  }
}
