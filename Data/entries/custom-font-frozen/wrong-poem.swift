import SwiftUI

struct Poem: View {
  let title: String
  let verses: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.custom("Lora-Bold", size: 34))  // finds: implicit-body-curve
      Text(verses)
        .font(.custom("Lora-Regular", fixedSize: 17))  // finds: fixed-custom-font
    }
  }
}
