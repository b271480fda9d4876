import SwiftUI

struct StopRow: View {
  let name: String
  let departure: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(name)
        .font(.headline)
      Text(departure)
        .font(.subheadline)
    }
    .frame(height: 44)  // finds: fixed-height-text
  }
}
