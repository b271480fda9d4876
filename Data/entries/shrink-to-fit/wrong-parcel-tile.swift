import SwiftUI

struct ParcelTile: View {
  let carrier: String
  let status: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(carrier)
        .font(.headline)
      Text(status)
        .font(.body)
        .lineLimit(2)
        .minimumScaleFactor(0.5)  // finds: shrink-to-fit
    }
    .padding()
    .background(.thinMaterial)
  }
}
