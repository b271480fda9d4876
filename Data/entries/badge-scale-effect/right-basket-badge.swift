import SwiftUI

struct BasketBadge: View {
  let count: Int

  @ScaledMetric(relativeTo: .caption) private var side: CGFloat = 18
  @ScaledMetric(relativeTo: .caption) private var inset: CGFloat = 5

  var body: some View {
    Text(count, format: .number)
      .font(.caption)
      .padding(.horizontal, inset)
      .frame(minWidth: side, minHeight: side)
      .background(.yellow, in: Capsule())
  }
}
