import UIKit

final class StatusViewController: UIViewController {
  private let statusLabel = UILabel()
  private let retryButton = UIButton(configuration: .filled())

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
      statusLabel.heightAnchor.constraint(equalToConstant: 22),  // finds: label-fixed-height
      retryButton.heightAnchor.constraint(equalToConstant: 44),  // finds: label-fixed-height
    ])
  }
}
