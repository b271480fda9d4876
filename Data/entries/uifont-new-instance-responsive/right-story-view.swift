import UIKit

final class StoryView: UITextView {
  init() {
    super.init(frame: .zero, textContainer: nil)
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }
}
