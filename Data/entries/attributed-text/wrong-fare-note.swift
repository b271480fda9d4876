import SwiftUI

struct FareNote: View {
  let fare: String

  var body: some View {
    Text(note)
  }

  private var note: AttributedString {
    var price = AttributedString(fare)
    price.font = .system(size: 20)  // finds: fixed-font-size
    return price
  }
}
