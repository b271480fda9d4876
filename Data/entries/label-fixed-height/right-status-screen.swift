import UIKit

final class StatusViewController: UIViewController {
  private let statusLabel = UILabel()
  private let retryButton = UIButton(configuration: .filled())
  private lazy var minimumHeight = retryButton.heightAnchor
    .constraint(greaterThanOrEqualToConstant: 0)

  override func viewDidLoad() {
    super.viewDidLoad()

    statusLabel.font = .preferredFont(forTextStyle: .body)
    statusLabel.adjustsFontForContentSizeCategory = true
    statusLabel.numberOfLines = 0

    let lines = UIStackView(arrangedSubviews: [statusLabel, retryButton])
    lines.axis = .vertical
    lines.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(lines)

    NSLayoutConstraint.activate([
      lines.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      lines.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      lines.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      minimumHeight,
    ])

    updateMinimumHeight()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (screen: StatusViewController, _) in
      screen.updateMinimumHeight()
    }
  }

  private func updateMinimumHeight() {
    minimumHeight.constant = UIFontMetrics(forTextStyle: .body)
      .scaledValue(for: 44, compatibleWith: traitCollection)
  }
}
