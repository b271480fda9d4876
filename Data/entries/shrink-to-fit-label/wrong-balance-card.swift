import UIKit

final class BalanceCard: UIStackView {
  private let ownerLabel = UILabel()

  func show(owner: String) {
    ownerLabel.text = owner
    ownerLabel.font = .preferredFont(forTextStyle: .body)
    ownerLabel.adjustsFontForContentSizeCategory = true
    ownerLabel.numberOfLines = 2
    ownerLabel.adjustsFontSizeToFitWidth = true
    ownerLabel.minimumScaleFactor = 0.5  // finds: shrink-to-fit-label
    addArrangedSubview(ownerLabel)
  }
}
