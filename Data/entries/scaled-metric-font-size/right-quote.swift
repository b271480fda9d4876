import SwiftUI

struct QuoteView: View {
  let quote: String
  let author: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(quote)
        .font(.system(.body, design: .serif))
      Text(author)
        .font(.body)
    }
  }
}
