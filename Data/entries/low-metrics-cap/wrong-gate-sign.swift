import UIKit

final class GateSign: UIStackView {
  private let gateLabel = UILabel()
  private let noticeLabel = UILabel()

  func show(gate: String, notice: String) {
    axis = .vertical

    gateLabel.text = gate
    gateLabel.font = UIFontMetrics(forTextStyle: .title2).scaledFont(
      for: .systemFont(ofSize: 22, weight: .bold),
      maximumPointSize: 20)  // finds: low-metrics-cap
    gateLabel.adjustsFontForContentSizeCategory = true
    gateLabel.numberOfLines = 0
    addArrangedSubview(gateLabel)

    noticeLabel.text = notice
    noticeLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17),
      maximumPointSize: 22)  // finds: low-metrics-cap
    noticeLabel.adjustsFontForContentSizeCategory = true
    noticeLabel.numberOfLines = 0
    addArrangedSubview(noticeLabel)
  }
}
