import DynamicTypeScaling

/// What a font of UIKit is in code, as far as that decides how it grows.
enum UIKitFont: Equatable, Sendable {
  /// `preferredFont(forTextStyle:)`, or a descriptor of one; the style where the code tells it.
  case preferred(TextStyle?)
  /// A font that `UIFontMetrics` scaled: its size before that, and the style on whose curve it grows.
  case scaled(Quantity, TextStyle?)
  /// A font of a fixed size: `systemFont(ofSize:)`, `UIFont(name:size:)`.
  case fixed(Quantity)
  /// A font of a fixed size that was taken from a preferred font.
  case frozen(TextStyle?)
  /// No font of its own, as `nil` says.
  case standard
  /// A font that the code does not tell.
  case unknown

  /// Whether a view with `adjustsFontForContentSizeCategory` can follow the text size with it.
  var grows: Bool {
    switch self {
    case .preferred, .scaled: true
    default: false
    }
  }

  /// Whether the text size never reaches it, whatever the view does.
  var isFixed: Bool {
    switch self {
    case .fixed(let quantity): quantity.origins.isDisjoint(with: .responsive)
    case .frozen: true
    default: false
    }
  }

  /// The style that decides its size, body where it has no size of its own.
  var style: TextStyle? {
    switch self {
    case .preferred(let style), .frozen(let style), .scaled(_, let style): style
    case .standard: .body
    case .fixed, .unknown: nil
    }
  }

  /// Its size at the default text size, in points, where the code tells it.
  var points: Double? {
    switch self {
    case .scaled(let quantity, _), .fixed(let quantity): quantity.numbers.min()
    case .preferred(let style?), .frozen(let style?):
      try? DynamicTypeTable.iOS.cell(style, at: .large).points
    case .standard: 17
    case .preferred, .frozen, .unknown: nil
    }
  }
}
