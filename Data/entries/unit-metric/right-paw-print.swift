import SwiftUI

struct PawPrint: View {
  @ScaledMetric(relativeTo: .body) private var hundred: CGFloat = 100
  private var scale: CGFloat { hundred / 100 }

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
