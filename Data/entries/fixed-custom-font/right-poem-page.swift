import SwiftUI

struct PoemPage: View {
  let title: String
  let verses: [String]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text(title)
          .font(.custom("Lora-Bold", size: 22, relativeTo: .title2))
        ForEach(verses, id: \.self) { verse in
          Text(verse)
            .font(.custom("Lora-Regular", size: 17, relativeTo: .body))
        }
      }
    }
  }
}
