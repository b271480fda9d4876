import UIKit

final class RecipeHeader: UIStackView {
  private let nameLabel = UILabel()
  private let metrics = UIFontMetrics(forTextStyle: .title2)

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    nameLabel.font = metrics.scaledFont(for: .systemFont(ofSize: 22, weight: .heavy))
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0
    addArrangedSubview(nameLabel)
    updateSpacing()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (header: RecipeHeader, _: UITraitCollection) in
      header.updateSpacing()
    }
  }

  @available(*, unavailable)
  required init(coder: NSCoder) {
    fatalError("made in code only")
  }

  func show(name: String) {
    nameLabel.text = name
  }

  private func updateSpacing() {
    spacing = metrics.scaledValue(for: 12, compatibleWith: traitCollection)
  }
}
