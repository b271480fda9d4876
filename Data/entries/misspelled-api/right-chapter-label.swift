import UIKit

@MainActor
func chapterLabel(_ title: String) -> UILabel {
  let label = UILabel()
  label.text = title
  label.font = .preferredFont(forTextStyle: .title1)
  label.adjustsFontForContentSizeCategory = true
  label.numberOfLines = 0
  return label
}
