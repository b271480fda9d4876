import SwiftUI

private let rowHeight: CGFloat = 60

struct FerryRow: View {
  let destination: String
  let pier: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(destination)
        .font(.headline)
      Text(pier)
        .font(.subheadline)
    }
    .frame(height: rowHeight)  // finds: fixed-height-text
  }
}
