import SwiftUI

struct LikeButton: View {
  @State private var isLiked = false
  @State private var growth: CGFloat = 1
  @ScaledMetric(relativeTo: .body) private var side: CGFloat = 24

  var body: some View {
    Button {
      isLiked.toggle()
      withAnimation { growth = isLiked ? 1.25 : 1 }
    } label: {
      Image("heart")
        .resizable()
        .scaledToFit()
        .frame(width: side * growth, height: side * growth)
    }
    .accessibilityLabel("Like")
  }
}
