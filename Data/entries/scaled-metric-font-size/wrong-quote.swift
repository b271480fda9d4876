import SwiftUI

struct QuoteView: View {
  let quote: String
  let author: String

  @ScaledMetric(relativeTo: .body) private var quoteSize: CGFloat = 17

  var body: some View {
    VStack(alignment: .leading) {
      Text(quote)
        .font(.system(size: quoteSize, design: .serif))  // finds: scaled-metric-font-size
      Text(author)
        .font(.body)
    }
  }
}
