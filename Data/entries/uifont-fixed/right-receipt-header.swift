import UIKit

final class ReceiptHeader: UIStackView {
  private let shopLabel = UILabel()
  private let thanksLabel = UILabel()

  func show(shop: String, thanks: String) {
    axis = .vertical

    shopLabel.text = shop
    shopLabel.font = .preferredFont(forTextStyle: .headline)
    shopLabel.adjustsFontForContentSizeCategory = true
    shopLabel.numberOfLines = 0
    addArrangedSubview(shopLabel)

    let lora = UIFont(name: "Lora-Regular", size: 15) ?? .systemFont(ofSize: 15)
    thanksLabel.text = thanks
    thanksLabel.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: lora)
    thanksLabel.adjustsFontForContentSizeCategory = true
    thanksLabel.numberOfLines = 0
    addArrangedSubview(thanksLabel)
  }
}
