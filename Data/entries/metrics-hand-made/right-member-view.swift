import UIKit

final class MemberView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = UIFontMetrics(forTextStyle: .body)
      .scaledValue(for: 16, compatibleWith: traitCollection)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: inset, leading: inset, bottom: inset, trailing: inset)
  }
}
