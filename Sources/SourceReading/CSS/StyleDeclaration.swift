/// A declaration of a style sheet that is about fonts, such as `font-size: 15px`.
public struct StyleDeclaration: Sendable, Equatable {
  /// What a declaration sets.
  public enum Property: String, Sendable, CaseIterable {
    case font
    case fontSize = "font-size"
    case lineHeight = "line-height"
    /// `text-size-adjust`, with or without the prefix `-webkit-`.
    case textSizeAdjust = "text-size-adjust"
  }

  /// What it sets.
  public let property: Property
  /// The bytes of the property's name.
  public let nameRange: Range<Int>
  /// The bytes of its value, without white space and `!important`.
  public let valueRange: Range<Int>
  /// The bytes of the selector in whose braces it stands; of nested rules, the innermost.
  public let selectorRange: Range<Int>?
  /// The size that it sets, if that is written: of `font`, that before the `/`.
  public let size: StyleLength?
  /// The bytes of the text style that it follows, such as `-apple-system-body`.
  public let textStyleRange: Range<Int>?
  /// Whether its value comes from somewhere else: an interpolation, `var(…)`, `calc(…)`.
  public let isComputed: Bool

  /// All of it, from the name to the end of the value.
  public var range: Range<Int> {
    nameRange.lowerBound..<max(nameRange.upperBound, valueRange.upperBound)
  }
}

/// A length of a style sheet: a number and its unit.
public struct StyleLength: Sendable, Equatable {
  /// The number.
  public let value: Double
  /// The unit, in lower case: `px`, `pt`, `em`, `rem`, `%`, `vw`; empty for a bare number.
  public let unit: String
  /// Its bytes.
  public let range: Range<Int>

  /// Whether it stays what it is whatever text size the reader chose: `px`, `pt` and other lengths of the real
  /// world, and shares of the window.
  public var isFixed: Bool {
    switch unit {
    case "px", "pt", "pc", "cm", "mm", "in", "q", "vw", "vh", "vmin", "vmax": true
    default: false
    }
  }
}
