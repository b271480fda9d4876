import DTKBSourceReading

extension SwiftContext {
  /// The fonts that the file sets on a view, remembered; empty where it sets none.
  func fonts(of view: ViewTarget) -> [UIKitFont] {
    if let known = foundViewFonts[view] { return known }
    // Nobody sets the font of one view in more places.
    let fonts = settings(of: "font", on: view).prefix(64).flatMap { uiKitFonts(of: $0.statement) }
    foundViewFonts[view] = fonts
    return fonts
  }
}
