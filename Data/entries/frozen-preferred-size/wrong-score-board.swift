import UIKit

final class ScoreBoard: UIStackView {
  private let scoreLabel = UILabel()
  private let roundLabel = UILabel()

  func show(score: String, round: String) {
    axis = .vertical

    let size = UIFont.preferredFont(forTextStyle: .title2).pointSize
    scoreLabel.text = score
    scoreLabel.font = .systemFont(ofSize: size, weight: .bold)  // finds: frozen-preferred-size
    scoreLabel.numberOfLines = 0
    addArrangedSubview(scoreLabel)

    let footnote = UIFont.preferredFont(forTextStyle: .footnote)
    roundLabel.text = round
    roundLabel.font = footnote.withSize(14)  // finds: frozen-preferred-size
    roundLabel.numberOfLines = 0
    addArrangedSubview(roundLabel)
  }
}
