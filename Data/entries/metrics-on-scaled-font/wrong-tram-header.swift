import UIKit

final class TramHeader: UIStackView {
  private let lineLabel = UILabel()
  private let metrics = UIFontMetrics(forTextStyle: .title2)

  private var displayFont: UIFont {
    let lora = UIFont(name: "Lora-Bold", size: 22) ?? .systemFont(ofSize: 22, weight: .bold)
    return metrics.scaledFont(for: lora)
  }

  func show(line: String) {
    lineLabel.text = line
    lineLabel.font = metrics.scaledFont(for: displayFont)  // finds: metrics-on-scaled-font
    lineLabel.adjustsFontForContentSizeCategory = true
    lineLabel.numberOfLines = 0
    addArrangedSubview(lineLabel)
  }
}
