import UIKit

final class HintLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .preferredFont(forTextStyle: .footnote)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }
}
