import SwiftUI

struct AlbumCover: View {
  @ScaledMetric private var side: CGFloat = 125
  let title: String

  var body: some View {
    VStack {
      Image("cover")
        .resizable()
        .scaledToFit()
        .frame(maxWidth: side)
        .accessibilityHidden(true)
      Text(title)
    }
  }
}
