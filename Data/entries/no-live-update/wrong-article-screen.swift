import UIKit

final class ArticleViewController: UIViewController {
  private let titleLabel = UILabel()
  private let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()

    titleLabel.font = .preferredFont(forTextStyle: .title2)  // finds: no-live-update
    titleLabel.numberOfLines = 0

    textView.font = .preferredFont(forTextStyle: .body)  // finds: no-live-update
    textView.isEditable = false

    let page = UIStackView(arrangedSubviews: [titleLabel, textView])
    page.axis = .vertical
    page.frame = view.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page)
  }

  func show(title: String, text: String) {
    loadViewIfNeeded()
    titleLabel.text = title
    textView.text = text
  }
}
