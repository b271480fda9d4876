import UIKit

final class MessageCell: UITableViewCell {
  private let sender = UILabel()
  private let message = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)

    sender.font = .preferredFont(forTextStyle: .headline)
    sender.adjustsFontForContentSizeCategory = true
    sender.numberOfLines = 0

    message.font = .preferredFont(forTextStyle: .body)
    message.adjustsFontForContentSizeCategory = true
    message.numberOfLines = 0

    let lines = UIStackView(arrangedSubviews: [sender, message])
    lines.axis = .vertical
    lines.spacing = UIStackView.spacingUseSystem
    lines.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(lines)

    // From edge to edge: the labels push the cell to the height that they need.
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

  func show(from name: String, saying words: String) {
    sender.text = name
    message.text = words
  }
}

final class MessageListViewController: UITableViewController {
  var messages: [(sender: String, words: String)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 80
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    let message = messages[indexPath.row]
    (cell as? MessageCell)?.show(from: message.sender, saying: message.words)
    return cell
  }
}
