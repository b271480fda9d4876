import SwiftUI

struct Avatar: View {
  let image: Image
  @ScaledMetric private var side: CGFloat

  init(_ image: Image, side: CGFloat = 32) {
    self.image = image
    _side = ScaledMetric(wrappedValue: side, relativeTo: .body)
  }

  var body: some View {
    image
      .resizable()
      .scaledToFill()
      .frame(width: side, height: side)
      .clipShape(Circle())
  }
}
