import SwiftUI

struct Total: View {
  let amount: String

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Text("Total to pay")
        Spacer()
        Text(amount)
          .bold()
      }
      VStack(alignment: .leading) {
        Text("Total to pay")
        Text(amount)
          .bold()
      }
    }
  }
}
