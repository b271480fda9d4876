import SwiftUI

struct ContactHeader: View {
  let name: String
  let portrait: Image

  @ScaledMetric(relativeTo: .title2) private var side: CGFloat = 42

  var body: some View {
    VStack {
      portrait
        .resizable()
        .scaledToFill()
        .frame(width: side, height: side)
        .clipShape(Circle())
        .accessibilityHidden(true)
      Text(name)
        .font(.title2)
    }
  }
}
