import SwiftUI
import UIKit

struct ReadingPage: View {
  let introduction: String
  let chapter: String

  @ScaledMetric(relativeTo: .body) private var lineGap: CGFloat = 11

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text(introduction)
          .font(.body)
          .lineSpacing(lineGap)
        ChapterText(text: chapter)
      }
      .padding()
    }
  }
}

/// A label, for the paragraph style that `Text` does not take.
struct ChapterText: UIViewRepresentable {
  let text: String

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {
    let category = UIContentSizeCategory(context.environment.dynamicTypeSize)
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineHeightMultiple = 1.2
    label.attributedText = NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits),
        .paragraphStyle: paragraph,
      ]
    )
  }
}
