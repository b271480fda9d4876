import UIKit

final class ChapterStack: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    updateSpacing()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (stack: ChapterStack, _: UITraitCollection) in
      stack.updateSpacing()
    }
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("made in code only")
  }

  private func updateSpacing() {
    spacing = UIFontMetrics.default.scaledValue(for: 16, compatibleWith: traitCollection)
  }
}
