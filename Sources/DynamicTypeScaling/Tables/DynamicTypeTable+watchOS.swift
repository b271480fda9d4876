extension DynamicTypeTable {
  /// watchOS on a 40, 41 or 42 mm case: ten styles at nine sizes, from `large`.
  ///
  /// Human Interface Guidelines, Typography, a copy later than 2025-12-16; a print of the page of
  /// that day agrees at `xSmall` and `accessibility1`. There is no `medium`, no `accessibility4`
  /// and no `accessibility5`. Four leadings break the pattern of their row and may be slips
  /// (title at AX2 and AX3, title2 at AX1, footnote2 at AX2); they stand here as published.
  public static let watchOS = watchOS(defaultSize: .large)

  /// watchOS on a watch with another case, which starts with another size.
  ///
  /// The line spacings are those of ``watchOS``; only the size at which nothing is scaled differs.
  public static func watchOS(_ watchCase: WatchCase) -> DynamicTypeTable {
    watchOS(defaultSize: watchCase.defaultSize)
  }

  private static func watchOS(defaultSize: DynamicTypeSize) -> DynamicTypeTable {
    DynamicTypeTable(
      platform: .watchOS,
      sizes: [
        .xSmall, .small, .large, .xLarge, .xxLarge, .xxxLarge,
        .accessibility1, .accessibility2, .accessibility3,
      ],
      defaultSize: defaultSize, soundRows: watchOSRows)
  }

  private static let watchOSRows = [
    TextStyleRow(
      .largeTitle, .regular, emphasized: .bold,
      points: [30, 32, 36, 40, 41, 42, 44, 45, 46],
      leadings: [32.5, 34.5, 38.5, 42.5, 43.5, 44.5, 46.5, 47.5, 48.5]),
    TextStyleRow(
      .title, .regular, emphasized: .semibold,
      points: [28, 30, 34, 38, 39, 40, 42, 43, 44],
      leadings: [30.5, 32.5, 36.5, 40.5, 41.5, 42.5, 44.5, 46, 47]),
    TextStyleRow(
      .title2, .regular, emphasized: .semibold,
      points: [24, 26, 28, 30, 31, 32, 34, 35, 36],
      leadings: [26.5, 28.5, 30.5, 32.5, 33.5, 34.5, 41, 37.5, 38.5]),
    TextStyleRow(
      .title3, .regular, emphasized: .semibold,
      points: [17, 18, 19, 20, 21, 22, 24, 25, 26],
      leadings: [19.5, 20.5, 21.5, 22.5, 23.5, 24.5, 26.5, 27.5, 28.5]),
    TextStyleRow(
      .headline, .semibold, emphasized: .semibold,
      points: [14, 15, 16, 17, 18, 19, 21, 22, 23],
      leadings: [16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5]),
    TextStyleRow(
      .body, .regular, emphasized: .semibold,
      points: [14, 15, 16, 17, 18, 19, 21, 22, 23],
      leadings: [16.5, 17.5, 18.5, 19.5, 20.5, 21.5, 23.5, 24.5, 25.5]),
    TextStyleRow(
      .caption, .regular, emphasized: .semibold,
      points: [13, 14, 15, 16, 17, 18, 18, 19, 20],
      leadings: [15.5, 16.5, 17.5, 18.5, 19.5, 20.5, 20.5, 21.5, 22.5]),
    TextStyleRow(
      .caption2, .regular, emphasized: .semibold,
      points: [12, 13, 14, 15, 16, 17, 17, 18, 19],
      leadings: [14.5, 15.5, 16.5, 17.5, 18.5, 19.5, 19.5, 20.5, 21.5]),
    TextStyleRow(
      .footnote, .regular, emphasized: .semibold,
      points: [11, 12, 13, 14, 15, 16, 16, 17, 18],
      leadings: [13.5, 14.5, 15.5, 16.5, 17.5, 18.5, 18.5, 19.5, 20.5]),
    TextStyleRow(
      .footnote2, .regular, emphasized: .semibold,
      points: [10, 11, 12, 13, 14, 15, 15, 16, 17],
      leadings: [12.5, 13.5, 14.5, 15.5, 16.5, 17.5, 17.5, 17.5, 19.5]),
  ]
}
