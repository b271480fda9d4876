import UIKit

final class WelcomeCard: UIStackView {
  private let greetingLabel = UILabel()
  private let hintLabel = UILabel()

  func show(greeting: String, hint: String) {
    axis = .vertical

    greetingLabel.text = greeting
    greetingLabel.font = .preferredFont(forTextStyle: .body)
    greetingLabel.adjustsFontForContentSizeCategory = true
    greetingLabel.numberOfLines = 0
    addArrangedSubview(greetingLabel)

    hintLabel.text = hint
    hintLabel.textColor = .secondaryLabel
    hintLabel.font = .preferredFont(forTextStyle: .subheadline)
    hintLabel.adjustsFontForContentSizeCategory = true
    hintLabel.numberOfLines = 0
    addArrangedSubview(hintLabel)
  }
}
