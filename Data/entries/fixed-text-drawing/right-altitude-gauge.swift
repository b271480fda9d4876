import UIKit

final class AltitudeGauge: UIView {
  private let unitLabel = UILabel()

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    unitLabel.text = "m"
    unitLabel.font = .preferredFont(forTextStyle: .footnote)
    unitLabel.adjustsFontForContentSizeCategory = true
    unitLabel.numberOfLines = 0
    addSubview(unitLabel)

    unitLabel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      unitLabel.topAnchor.constraint(equalTo: topAnchor),
      unitLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
      unitLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      unitLabel.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
    ])
  }
}
