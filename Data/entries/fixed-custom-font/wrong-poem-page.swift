import SwiftUI

struct PoemPage: View {
  let title: String
  let verses: [String]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text(title)
          .font(.custom("Lora-Bold", fixedSize: 22))  // finds: fixed-custom-font
        ForEach(verses, id: \.self) { verse in
          Text(verse)
            .font(.custom("Lora-Regular", fixedSize: 17))  // finds: fixed-custom-font
        }
      }
    }
  }
}
