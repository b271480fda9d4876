import UIKit

final class CoursesViewController: UICollectionViewController {
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 160, height: 48)  // finds: fixed-cell-size
    super.init(collectionViewLayout: layout)
    collectionView.register(CourseCell.self, forCellWithReuseIdentifier: "course")
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }
}

final class CourseCell: UICollectionViewCell {
  private let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(titleLabel)

    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  func show(title: String) {
    titleLabel.text = title
  }
}
