import UIKit

final class AltitudeGauge: UIView {
  private let unitLayer = CATextLayer()

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    unitLayer.string = "m"
    unitLayer.fontSize = 13  // finds: fixed-text-drawing
    unitLayer.foregroundColor = UIColor.label.cgColor
    layer.addSublayer(unitLayer)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    unitLayer.frame = bounds
  }
}
