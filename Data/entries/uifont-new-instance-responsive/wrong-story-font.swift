import UIKit

extension UIFont {
  /// Made anew whenever somebody asks, and yet always the same.
  static var story: UIFont { UIFont.systemFont(ofSize: 17) }  // finds: fixed-font-token
}

final class StoryView: UITextView {
  init() {
    super.init(frame: .zero, textContainer: nil)
    font = .story
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }
}
