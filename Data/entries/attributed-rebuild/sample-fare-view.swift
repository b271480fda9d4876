import UIKit

final class FareView: UIView {
  private let label = UILabel()
  private let price: String
  private let unit: String

  init(price: String, unit: String) {
    self.price = price
    self.unit = unit
    super.init(frame: .zero)
    label.numberOfLines = 0
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    rebuild()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (view: FareView, _: UITraitCollection) in
      view.rebuild()
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  /// Makes the string anew, with fonts of the size that is set now.
  private func rebuild() {
    let fare = NSMutableAttributedString(
      string: price,
      attributes: [.font: UIFont.preferredFont(forTextStyle: .title2)])
    fare.append(
      NSAttributedString(
        string: " " + unit,
        attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote)]))
    label.attributedText = fare
  }
}
