import UIKit

final class LessonStack: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    spacing = UIFontMetrics.default.scaledValue(for: 12)  // finds: size-change-unobserved
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
  }
}
