import SwiftUI

struct AnswerView: View {
  @Environment(\.sizeCategory) private var sizeCategory  // finds: deprecated-size-category
  @ScaledMetric(relativeTo: .body) private var gap: CGFloat = 8

  let question: LocalizedStringKey
  let answer: LocalizedStringKey

  var body: some View {
    VStack(alignment: .leading, spacing: gap) {
      Text(question)
        .font(.headline)
        .padding(.bottom, sizeCategory >= .accessibilityLarge ? gap : 0)  // finds: size-comparison
      Text(answer)
        .font(.body)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
