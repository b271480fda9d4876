import SwiftUI

struct BalanceCard: View {
  let account: String
  let balance: Decimal

  var body: some View {
    VStack(alignment: .leading) {
      Text(account)
        .font(.headline)
      Text(balance, format: .currency(code: "EUR"))
        .font(.title2)
    }
    .padding()
  }
}

#Preview {  // finds: preview-missing-accessibility-size
  BalanceCard(account: "Savings", balance: 1250)
}
