import UIKit

final class QuoteView: UIView {
  private let quoteLabel = UILabel()

  init(quote: String) {
    super.init(frame: .zero)

    quoteLabel.text = quote
    quoteLabel.font = UIFontMetrics(forTextStyle: .title1)
      .scaledFont(for: UIFont(name: "Lora-Bold", size: 28) ?? .boldSystemFont(ofSize: 28))
    quoteLabel.adjustsFontForContentSizeCategory = true
    quoteLabel.numberOfLines = 0

    quoteLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(quoteLabel)
    NSLayoutConstraint.activate([
      quoteLabel.topAnchor.constraint(equalTo: topAnchor),
      quoteLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
      quoteLabel.trailingAnchor.constraint(equalTo: trailingAnchor),
      quoteLabel.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }
}
