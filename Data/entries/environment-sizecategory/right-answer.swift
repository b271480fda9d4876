import SwiftUI

struct AnswerView: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @ScaledMetric(relativeTo: .body) private var gap: CGFloat = 8

  let question: LocalizedStringKey
  let answer: LocalizedStringKey

  var body: some View {
    VStack(alignment: .leading, spacing: gap) {
      Text(question)
        .font(.headline)
        .padding(.bottom, dynamicTypeSize.isAccessibilitySize ? gap : 0)
      Text(answer)
        .font(.body)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
