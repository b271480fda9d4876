import SwiftUI

struct QuoteCard: View {
  let quote: String
  let author: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(quote)
        .font(.custom("Lora-Bold", size: 28, relativeTo: .title))
      Text(author)
        .font(.custom("Lora-Regular", size: 15, relativeTo: .subheadline))
    }
  }
}
