import UIKit

extension UIFont {
  /// The brand’s typeface in the size of the design, scaled along the curve of a text style.
  static func brand(_ points: CGFloat, like style: TextStyle) -> UIFont {
    UIFontMetrics(forTextStyle: style)
      .scaledFont(for: UIFont(name: "Lora-Regular", size: points) ?? .systemFont(ofSize: points))
  }
}

final class ChapterViewController: UIViewController {
  private let heading = UILabel()
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()

    heading.font = .brand(28, like: .title1)
    heading.adjustsFontForContentSizeCategory = true
    heading.numberOfLines = 0

    text.font = .brand(17, like: .body)
    text.adjustsFontForContentSizeCategory = true
    text.isEditable = false

    let page = UIStackView(arrangedSubviews: [heading, text])
    page.axis = .vertical
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page)
  }
}
