import UIKit

final class WelcomeCard: UIStackView {
  private let greetingLabel = UILabel()
  private let hintLabel = UILabel()

  func show(greeting: String, hint: String) {
    axis = .vertical

    greetingLabel.text = greeting
    greetingLabel.adjustsFontForContentSizeCategory = true  // finds: inert-adjusts-flag
    greetingLabel.numberOfLines = 0
    addArrangedSubview(greetingLabel)

    hintLabel.text = hint
    hintLabel.textColor = .secondaryLabel
    hintLabel.adjustsFontForContentSizeCategory = true  // finds: inert-adjusts-flag
    hintLabel.numberOfLines = 0
    addArrangedSubview(hintLabel)
  }
}
