import SwiftUI

struct StockTag: View {
  let label: LocalizedStringKey

  @ScaledMetric(relativeTo: .caption2) private var dotSide: CGFloat = 10

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
