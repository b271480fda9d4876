import SwiftUI

struct OrderRow: View {
  let product: String
  let price: Decimal

  var body: some View {
    VStack(alignment: .leading) {
      Text(product)
        .font(.headline)
      Text(price, format: .currency(code: "EUR"))
        .font(.system(.subheadline, design: .rounded))
    }
  }
}
