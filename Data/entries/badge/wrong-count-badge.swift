import SwiftUI

struct CountBadge: View {
  @ScaledMetric(relativeTo: .caption) private var zoom: CGFloat = 100
  let count: Int

  var body: some View {
    Text(count, format: .number)
      .font(.caption)
      .scaleEffect(zoom / 100)  // finds: double-scaling
  }
}
