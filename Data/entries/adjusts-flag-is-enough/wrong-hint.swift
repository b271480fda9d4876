import UIKit

@MainActor
func hint(_ words: String) -> UILabel {
  let label = UILabel()
  label.text = words
  label.font = .systemFont(ofSize: 13)  // finds: uifont-fixed
  label.adjustsFontForContentSizeCategory = true  // finds: inert-adjusts-flag
  label.numberOfLines = 0
  return label
}
