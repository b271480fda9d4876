import UIKit

final class BalanceCard: UIStackView {
  private let ownerLabel = UILabel()

  func show(owner: String) {
    ownerLabel.text = owner
    ownerLabel.font = .preferredFont(forTextStyle: .body)
    ownerLabel.adjustsFontForContentSizeCategory = true
    ownerLabel.numberOfLines = 0
    addArrangedSubview(ownerLabel)
  }
}
