/// How heavy a font is, as SwiftUI's `Font.Weight`, from the lightest.
public enum FontWeight: String, CaseIterable, Sendable {
  /// The lightest weight.
  case ultraLight
  /// The second lightest weight.
  case thin
  /// Lighter than regular.
  case light
  /// The weight of plain text.
  case regular
  /// Between regular and semibold.
  case medium
  /// Between medium and bold, the weight of a headline.
  case semibold
  /// The weight of strong emphasis.
  case bold
  /// Heavier than bold.
  case heavy
  /// The heaviest weight.
  case black

  /// The position among all weights, from 0.
  var index: Int {
    switch self {
    case .ultraLight: 0
    case .thin: 1
    case .light: 2
    case .regular: 3
    case .medium: 4
    case .semibold: 5
    case .bold: 6
    case .heavy: 7
    case .black: 8
    }
  }
}

extension FontWeight: Comparable {
  /// A weight is less than another where its strokes are thinner.
  public static func < (lighter: FontWeight, heavier: FontWeight) -> Bool {
    lighter.index < heavier.index
  }
}
