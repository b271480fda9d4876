import UIKit

final class LayerButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let layers = UIImage(systemName: "square.3.layers.3d")
    setImage(layers, for: .normal)
    accessibilityLabel = String(localized: "Layers")
    showsLargeContentViewer = true
    largeContentTitle = accessibilityLabel
    largeContentImage = layers
    scalesLargeContentImage = true
    addInteraction(UILargeContentViewerInteraction())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }
}
