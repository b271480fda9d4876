import UIKit

final class TideScale: UIView {
  private var markFont: UIFont {
    .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection)
  }

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
    let font = markFont
    var top = CGPoint.zero
    for mark in marks {
      mark.draw(at: top, withAttributes: [.font: font])
      top.y += font.lineHeight
    }
  }
}
