import UIKit

final class PriceLabel: UILabel {
  private var price = ""
  private var unit = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    numberOfLines = 0
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (label: PriceLabel, _) in
      label.rebuild()
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  func show(price: String, unit: String) {
    self.price = price
    self.unit = unit
    rebuild()
  }

  private func rebuild() {
    let text = NSMutableAttributedString(
      string: price,
      attributes: [.font: UIFont.preferredFont(forTextStyle: .title3)])
    let small = NSAttributedString(
      string: " " + unit,
      attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)])
    text.append(small)
    attributedText = text
  }
}
