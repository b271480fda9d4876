import SwiftUI

struct FareNote: View {
  let fare: String

  var body: some View {
    Text(note)
  }

  private var note: AttributedString {
    var price = AttributedString(fare)
    price.font = .title3.bold()
    var remark = AttributedString(localized: " per ride")
    remark.font = .footnote
    return price + remark
  }
}
