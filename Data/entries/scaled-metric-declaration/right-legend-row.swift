import SwiftUI

struct LegendRow: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  let color: Color
  let title: LocalizedStringKey

  @ScaledMetric(relativeTo: .caption) private var dot: CGFloat = 10
  @ScaledMetric(relativeTo: .caption) private var inset: CGFloat = 6
  @ScaledMetric(relativeTo: .caption) private var narrowGap: CGFloat = 4
  @ScaledMetric(relativeTo: .caption) private var wideGap: CGFloat = 8
  @ScaledMetric(relativeTo: .caption) private var corner: CGFloat = 6

  var body: some View {
    HStack(spacing: gap) {
      Circle()
        .fill(color)
        .frame(width: dot, height: dot)
      Text(title)
        .font(.caption)
    }
    .padding(inset)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: corner))
  }
}

extension LegendRow {
  private var gap: CGFloat { sizeClass == .compact ? narrowGap : wideGap }
}
