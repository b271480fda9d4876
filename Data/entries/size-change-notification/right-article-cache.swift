import UIKit

/// Keeps laid out articles until the text size changes.
@MainActor
final class ArticleCache: NSObject {
  private var heights: [String: CGFloat] = [:]

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(forgetHeights),
      name: UIContentSizeCategory.didChangeNotification, object: nil)
  }

  @objc private func forgetHeights() {
    heights.removeAll()
  }
}
