import UIKit

final class ProfileCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let motto = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)

    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0

    motto.font = UIFontMetrics(forTextStyle: .subheadline)
      .scaledFont(for: UIFont(name: "Lora-Regular", size: 15) ?? .systemFont(ofSize: 15))
    motto.adjustsFontForContentSizeCategory = true
    motto.numberOfLines = 0

    let lines = UIStackView(arrangedSubviews: [nameLabel, motto])
    lines.axis = .vertical
    lines.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(lines)

    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      lines.topAnchor.constraint(equalTo: margins.topAnchor),
      lines.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      lines.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      lines.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  func show(name: String, motto words: String) {
    nameLabel.text = name
    motto.text = words
  }
}
