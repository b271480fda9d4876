import SwiftUI

struct LegendRow: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  let color: Color
  let title: LocalizedStringKey

  @ScaledMetric(relativeTo: .caption) let dot: CGFloat = 10  // finds: scaled-metric-declaration
  @ScaledMetric(relativeTo: .caption) var inset: CGFloat  // finds: scaled-metric-declaration
  @ScaledMetric(relativeTo: .caption) var gap: CGFloat {  // finds: scaled-metric-declaration
    sizeClass == .compact ? 4 : 8
  }

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
  @ScaledMetric(relativeTo: .caption) var corner: CGFloat = 6  // finds: scaled-metric-declaration
}
