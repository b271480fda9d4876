import UIKit

final class StoryView: UITextView {
  /// Made anew whenever somebody asks, and yet always the same.
  private var storyFont: UIFont { UIFont.systemFont(ofSize: 17) }  // finds: fixed-font-token

  init() {
    super.init(frame: .zero, textContainer: nil)
    font = storyFont
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }
}
