import SwiftUI

/// A row whose picture grows along the curve of the headline beside it.
struct PartnerRow: View {
  @ScaledMetric(relativeTo: .headline) private var side: CGFloat = 24
  let name: String

  var body: some View {
    Label {
      Text(name)
    } icon: {
      Image(decorative: "partner-mark")
        .resizable()
        .scaledToFit()
        .frame(width: side, height: side)
    }
    .font(.headline)
  }
}
