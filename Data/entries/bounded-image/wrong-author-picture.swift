import SwiftUI

struct AuthorPicture: View {
  let picture: Image
  let name: String

  @ScaledMetric(relativeTo: .body) private var side: CGFloat = 125  // finds: metric-overflow
  @ScaledMetric(relativeTo: .body) private var gap: CGFloat = 8

  var body: some View {
    VStack(spacing: gap) {
      picture
        .resizable()
        .aspectRatio(1, contentMode: .fit)
        .frame(width: side, height: side)
        .clipShape(Circle())
        .accessibilityHidden(true)
      Text(name)
    }
    .padding(.horizontal)
  }
}
