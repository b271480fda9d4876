import SwiftUI

struct AuthorPicture: View {
  let picture: Image
  let name: String

  @ScaledMetric(relativeTo: .body) private var side: CGFloat = 125
  @ScaledMetric(relativeTo: .body) private var gap: CGFloat = 8

  var body: some View {
    VStack(spacing: gap) {
      picture
        .resizable()
        .aspectRatio(1, contentMode: .fit)
        .frame(maxWidth: side)
        .clipShape(Circle())
        .accessibilityHidden(true)
      Text(name)
    }
    .padding(.horizontal)
  }
}
