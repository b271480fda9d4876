import SwiftUI

struct Article {
  let section: String
  let title: String
  let text: String
  let credits: String
}

struct ArticleView: View {
  let article: Article

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text(article.section)
          .font(.system(size: 15))  // finds: fixed-font-size
        Text(article.title)
          .font(.system(size: 22, weight: .bold))  // finds: fixed-font-size
        Text(article.text)
          .font(.system(size: 17))  // finds: fixed-font-size
        Text(article.credits)
          .font(.system(size: 13))  // finds: fixed-font-size
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
  }
}
