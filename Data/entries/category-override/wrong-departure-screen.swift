import UIKit

final class DepartureViewController: UIViewController {
  private let timeLabel = UILabel()
  private let placeLabel = UILabel()
  private lazy var row = UIStackView(arrangedSubviews: [timeLabel, placeLabel])

  override func viewDidLoad() {
    super.viewDidLoad()
    view.maximumContentSizeCategory = .extraLarge  // finds: category-override

    for label in [timeLabel, placeLabel] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    row.frame = view.bounds
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(row)
  }
}
