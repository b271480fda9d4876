import SwiftUI

struct FareCard: View {
  let fare: Decimal
  let conditions: LocalizedStringKey

  var body: some View {
    VStack(alignment: .leading) {
      Text(fare, format: .currency(code: "EUR"))
        .font(.custom("Sora-Bold", size: 34, relativeTo: .largeTitle))
      Text(conditions)
        .font(.custom("Sora-Regular", size: 12, relativeTo: .caption))
    }
  }
}
