import UIKit

final class LessonStack: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    followTextSize()
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
    followTextSize()
  }

  private func followTextSize() {
    updateSpacing()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (stack: LessonStack, _: UITraitCollection) in
      stack.updateSpacing()
    }
  }

  private func updateSpacing() {
    spacing = UIFontMetrics.default
      .scaledValue(for: 12, compatibleWith: traitCollection)
  }
}
