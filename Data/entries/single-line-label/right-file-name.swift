import UIKit

final class FileNameLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    updateLines()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (label: FileNameLabel, _) in
      label.updateLines()
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  private func updateLines() {
    let category = traitCollection.preferredContentSizeCategory
    numberOfLines = category.isAccessibilityCategory ? 0 : 1
  }
}
