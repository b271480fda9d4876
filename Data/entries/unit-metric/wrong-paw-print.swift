import SwiftUI

struct PawPrint: View {
  @ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1  // finds: unit-metric

  var body: some View {
    VStack(spacing: 2 * scale) {
      HStack(spacing: 4 * scale) {
        Circle()
          .frame(width: 7 * scale, height: 7 * scale)
        Circle()
          .frame(width: 7 * scale, height: 7 * scale)
      }
      Ellipse()
        .frame(width: 16 * scale, height: 12 * scale)
    }
    .accessibilityHidden(true)
  }
}
