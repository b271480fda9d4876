import UIKit

final class ReceiptHeader: UIStackView {
  private let shopLabel = UILabel()
  private let thanksLabel = UILabel()

  func show(shop: String, thanks: String) {
    axis = .vertical

    shopLabel.text = shop
    shopLabel.font = .boldSystemFont(ofSize: 17)  // finds: uifont-fixed
    shopLabel.numberOfLines = 0
    addArrangedSubview(shopLabel)

    thanksLabel.text = thanks
    thanksLabel.font = UIFont(name: "Lora-Regular", size: 15)  // finds: uifont-fixed
    thanksLabel.numberOfLines = 0
    addArrangedSubview(thanksLabel)
  }
}
