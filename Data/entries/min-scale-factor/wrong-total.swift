import SwiftUI

struct Total: View {
  let amount: String

  var body: some View {
    VStack {
      Text("Total to pay")
      Text(amount)
        .minimumScaleFactor(0.5)  // finds: shrink-to-fit
    }
  }
}
