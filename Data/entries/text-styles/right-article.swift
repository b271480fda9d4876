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
          .font(.subheadline)
        Text(article.title)
          .font(.title2.bold())
        Text(article.text)
          .font(.body)
        Text(article.credits)
          .font(.footnote)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
  }
}
