import SwiftUI

struct CountBadge: View {
  @ScaledMetric(relativeTo: .caption) private var minimumSide: CGFloat = 20
  @ScaledMetric(relativeTo: .caption) private var inset: CGFloat = 6
  let count: Int

  var body: some View {
    Text(count, format: .number)
      .font(.caption.bold())
      .padding(.horizontal, inset)
      .frame(minWidth: minimumSide, minHeight: minimumSide)
      .foregroundStyle(.white)
      .background(.red, in: Capsule())
  }
}
