import SwiftUI

struct TransferLine: View {
  let recipient: String
  let reference: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(recipient)
        .font(.headline)
      Text(reference)
        .font(.system(.caption, design: .rounded))
    }
  }
}
