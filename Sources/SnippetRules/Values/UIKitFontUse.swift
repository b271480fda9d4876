import DTKBSourceReading

/// What a font of UIKit that is made in code is meant for.
enum UIKitFontUse {
  /// It is set on a view or handed to something that shows text; the assignment's target if it is one.
  case text(target: SwiftNode?)
  /// It stands in the attributes of a text or of an attributed string, under the name of what takes them.
  case attributes(name: String)
  /// It stands in the attributes of the titles of a bar, which the system limits.
  case barTitle(name: String)
  /// It is set through an appearance proxy or the appearance of a bar.
  case appearance(name: String, isBar: Bool)
  /// Text is drawn with it.
  case drawing(name: String)
  /// Text is measured with it.
  case measuring(name: String)
  /// It is what a property, a function or a constant of the project comes to.
  case token(SwiftNode)
  /// Font metrics scale it.
  case scaled
  /// It sizes symbols.
  case pictorial
  /// It becomes a font of SwiftUI.
  case bridged
  /// Only its figures are read, or nothing says what it is for.
  case none
}
