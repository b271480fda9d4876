import UIKit

final class TideScale: UIView {
  static let markFont = UIFont.preferredFont(forTextStyle: .caption1)  // finds: cached-scaled-font

  var marks: [NSString] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (scale: TideScale, _) in
      scale.setNeedsDisplay()
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  override func draw(_ rect: CGRect) {
    var top = CGPoint.zero
    for mark in marks {
      mark.draw(at: top, withAttributes: [.font: Self.markFont])
      top.y += Self.markFont.lineHeight
    }
  }
}
