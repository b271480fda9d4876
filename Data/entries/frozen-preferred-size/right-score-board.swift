import UIKit

final class ScoreBoard: UIStackView {
  private let scoreLabel = UILabel()
  private let roundLabel = UILabel()

  func show(score: String, round: String) {
    axis = .vertical

    scoreLabel.text = score
    scoreLabel.font = UIFontMetrics(forTextStyle: .title2)
      .scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    scoreLabel.adjustsFontForContentSizeCategory = true
    scoreLabel.numberOfLines = 0
    addArrangedSubview(scoreLabel)

    roundLabel.text = round
    roundLabel.font = UIFontMetrics(forTextStyle: .footnote)
      .scaledFont(for: .systemFont(ofSize: 14))
    roundLabel.adjustsFontForContentSizeCategory = true
    roundLabel.numberOfLines = 0
    addArrangedSubview(roundLabel)
  }
}
