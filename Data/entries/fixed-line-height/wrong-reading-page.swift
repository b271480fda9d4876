import SwiftUI
import UIKit

struct ReadingPage: View {
  let introduction: String
  let chapter: String

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Text(introduction)
          .font(.body)
          .lineSpacing(11)  // finds: fixed-line-height
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
    paragraph.maximumLineHeight = 22  // finds: fixed-line-height
    label.attributedText = NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits),
        .paragraphStyle: paragraph,
      ]
    )
  }
}
