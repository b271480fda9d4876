import SwiftUI

struct StockTag: View {
  let label: LocalizedStringKey

  @ScaledMetric private var dotSide: CGFloat = 10  // finds: scaled-metric-style

  var body: some View {
    HStack {
      Circle()
        .fill(.green)
        .frame(width: dotSide, height: dotSide)
      Text(label)
        .font(.caption2)
    }
  }
}
