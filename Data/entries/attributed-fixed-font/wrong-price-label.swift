import UIKit

final class PriceLabel: UILabel {
  func show(price: String, unit: String) {
    let text = NSMutableAttributedString(
      string: price,
      attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])  // finds: attributed-fixed-font
    let small = NSAttributedString(
      string: " " + unit,
      attributes: [.font: UIFont.systemFont(ofSize: 13)])  // finds: attributed-fixed-font
    text.append(small)

    numberOfLines = 0
    attributedText = text
  }
}
