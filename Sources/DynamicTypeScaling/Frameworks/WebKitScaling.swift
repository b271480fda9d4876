/// How WebKit on iOS sizes text that asks for a system font, such as `font: -apple-system-body`.
///
/// The keywords stand for text styles at the reader's size (WebKit asks CoreText for the font of
/// the style), so they follow the point sizes of the table. Measured for body in a `WKWebView` on
/// iOS 26.5: 17, 23 and 53 pixels at `large`, `xxxLarge` and `accessibility5`.
public enum WebKitScaling {
  /// What `1rem` is, in CSS pixels, at every size that the reader may choose.
  public static var rootFontSize: Double { 16 }

  /// The CSS keyword of a text style, such as `-apple-system-title1`, or nil if it has none.
  public static func keyword(for style: TextStyle) -> String? {
    switch style {
    case .largeTitle: "-apple-system-title0"
    case .title, .title2, .title3, .headline, .subheadline, .body, .footnote, .caption, .caption2:
      "-apple-system-" + style.spelled(as: .uiKit)
    case .callout, .extraLargeTitle, .extraLargeTitle2, .subtitle1, .footnote2: nil
    }
  }

  /// The text style that a CSS keyword stands for, in any case, or nil if it stands for none.
  public static func style(forKeyword keyword: some StringProtocol) -> TextStyle? {
    let keyword = keyword.lowercased()
    return TextStyle.allCases.first { self.keyword(for: $0) == keyword }
  }

  /// The size of text with a CSS keyword, in CSS pixels, which are points here.
  ///
  /// - Throws: A ``ScalingError`` if iOS has no such style.
  public static func points(
    for style: TextStyle, at size: DynamicTypeSize
  ) throws(ScalingError) -> Double {
    try DynamicTypeTable.iOS.cell(style, at: size).points
  }
}
