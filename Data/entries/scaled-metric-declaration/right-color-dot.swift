import SwiftUI

struct ColorDot: View {
  let color: Color
  @ScaledMetric private var side: CGFloat

  init(_ color: Color, side: CGFloat, relativeTo style: Font.TextStyle = .body) {
    self.color = color
    _side = ScaledMetric(wrappedValue: side, relativeTo: style)
  }

  var body: some View {
    Circle()
      .fill(color)
      .frame(width: side, height: side)
  }
}
