import UIKit

/// How many times as large as by default the lines of a text style are.
@MainActor
func growth(of style: UIFont.TextStyle, in traits: UITraitCollection) -> CGFloat {
  UIFontMetrics(forTextStyle: style).scaledValue(for: 1000, compatibleWith: traits) / 1000
}
