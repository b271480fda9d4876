import SwiftUI

struct ArticleScreen: View {
  let title: String
  let paragraphs: [String]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text(title)
          .font(.title)
        ForEach(paragraphs, id: \.self) { paragraph in
          Text(paragraph)
        }
      }
      .padding()
    }
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)  // finds: size-cap
  }
}
