import SwiftUI

struct OrderRow: View {
  let product: String
  let price: Decimal

  var body: some View {
    VStack(alignment: .leading) {
      Text(product)
        .font(.system(size: 17, weight: .semibold))  // finds: fixed-font-size
      Text(price, format: .currency(code: "EUR"))
        .font(.system(size: 15, design: .rounded))  // finds: fixed-font-size
    }
  }
}
