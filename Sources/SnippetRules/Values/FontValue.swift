import DynamicTypeScaling

/// What a font in code is, as far as that decides how it grows.
enum FontValue: Equatable, Sendable {
  /// A text style; its size comes from the platform's table.
  case style(TextStyle)
  /// A font that a number was given to and that grows with a style: `.custom("Lora", size: 17, relativeTo: .body)`.
  case scaled(Quantity, TextStyle)
  /// A font that never grows by itself: `.system(size: 17)`, `.custom("Lora", fixedSize: 17)`.
  case fixed(Quantity)
  /// No font of its own, as `nil` says.
  case inherited
  /// A font that the file does not tell.
  case unknown

  /// Whether it stays the same at every text size.
  var isFixed: Bool {
    guard case .fixed(let quantity) = self, !quantity.numbers.isEmpty else { return false }
    return quantity.origins.isDisjoint(with: [.scaled, .preferred, .sizeCondition])
  }

  /// The style on whose curve it grows.
  var style: TextStyle? {
    switch self {
    case .style(let style), .scaled(_, let style): style
    default: nil
    }
  }
}
