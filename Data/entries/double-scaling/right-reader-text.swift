import SwiftUI

struct ReaderText: ViewModifier {
  @ScaledMetric(relativeTo: .body) private var fontSize: CGFloat = 17
  let isRelaxed: Bool

  func body(content: Content) -> some View {
    content
      .font(.custom("Sora", fixedSize: fontSize))
      .lineSpacing(isRelaxed ? fontSize / 2 : fontSize / 5)
  }
}
