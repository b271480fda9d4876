import SwiftUI

struct AllergyNotice: View {
  let dish: String
  let allergens: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(dish)
        .font(.title3)
      Text(allergens)
        .font(.body)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .dynamicTypeSize(.small ... .xxLarge)  // finds: size-cap
  }
}
