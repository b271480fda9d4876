import SwiftUI

struct StopRow: View {
  @ScaledMetric private var inset: CGFloat = 8
  @ScaledMetric(relativeTo: .headline) private var minimumHeight: CGFloat = 44
  let name: String
  let departure: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(name)
        .font(.headline)
      Text(departure)
        .font(.subheadline)
    }
    .padding(.vertical, inset)
    .frame(minHeight: minimumHeight)
  }
}
