import SwiftUI

struct LikeButton: View {
  @State private var isLiked = false
  @ScaledMetric(relativeTo: .body) private var side: CGFloat = 24

  var body: some View {
    Button {
      isLiked.toggle()
      side = isLiked ? 32 : 24  // finds: scaled-metric-assigned
    } label: {
      Image("heart")
        .resizable()
        .scaledToFit()
        .frame(width: side, height: side)
    }
    .accessibilityLabel("Like")
  }
}
