import SwiftUI

struct BasketBadge: View {
  let count: Int

  @ScaledMetric(relativeTo: .caption) private var growth: CGFloat = 1  // finds: unit-metric

  var body: some View {
    Text(count, format: .number)
      .font(.caption)
      .padding(.horizontal, 5)
      .background(.yellow, in: Capsule())
      .scaleEffect(growth)  // finds: double-scaling
  }
}
