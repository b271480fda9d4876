extension DynamicTypeTable {
  /// iOS and iPadOS: eleven styles at twelve sizes.
  ///
  /// Points, leadings and weights: Human Interface Guidelines, Typography, as read on 2026-01-23;
  /// two more copies of the page and sizes measured on iOS 13.3 and iOS 27 agree in all cells.
  ///
  /// `scalesBy`: in eight cells the factor of `UIFontMetrics` measured on iOS 27
  /// (github.com/gewill/ScaledFont at 92a4b13e, `scaledValue(for: 1000)`) is a whole number of
  /// points of line spacing over the default one, but not the published number. One source, one
  /// version of iOS; the other 124 cells agree with the guidelines.
  public static let iOS = DynamicTypeTable(
    platform: .iOS, sizes: DynamicTypeSize.allCases, defaultSize: .large,
    soundRows: [
      TextStyleRow(
        .largeTitle, .regular, emphasized: .bold,
        points: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
      TextStyleRow(
        .title, .regular, emphasized: .bold,
        points: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
        scalesBy: [.xLarge: 36, .xxLarge: 38, .accessibility4: 61]),
      TextStyleRow(
        .title2, .regular, emphasized: .bold,
        points: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
      TextStyleRow(
        .title3, .regular, emphasized: .semibold,
        points: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
      TextStyleRow(
        .headline, .semibold, emphasized: .semibold,
        points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        scalesBy: [.accessibility4: 51]),
      TextStyleRow(
        .body, .regular, emphasized: .semibold,
        points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
      TextStyleRow(
        .callout, .regular, emphasized: .semibold,
        points: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
      TextStyleRow(
        .subheadline, .regular, emphasized: .semibold,
        points: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
        scalesBy: [.xxxLarge: 26, .accessibility2: 36]),
      TextStyleRow(
        .footnote, .regular, emphasized: .semibold,
        points: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
      TextStyleRow(
        .caption, .regular, emphasized: .semibold,
        points: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
        scalesBy: [.accessibility1: 27]),
      TextStyleRow(
        .caption2, .regular, emphasized: .semibold,
        points: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
        scalesBy: [.accessibility2: 29]),
    ])
}
