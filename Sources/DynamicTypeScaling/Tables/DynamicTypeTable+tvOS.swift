extension DynamicTypeTable {
  /// tvOS: nine styles at the default size, which is the only one that is published.
  ///
  /// Human Interface Guidelines, Typography, as read on 2026-01-23; a copy later than 2025-12-16
  /// and a print of that day agree. A copy of 2023 gave Caption 1 the weights regular and medium.
  public static let tvOS = DynamicTypeTable(
    platform: .tvOS, sizes: [.large], defaultSize: .large,
    soundRows: [
      TextStyleRow(.title, .medium, emphasized: .bold, points: [76], leadings: [96]),
      TextStyleRow(.title2, .medium, emphasized: .bold, points: [57], leadings: [66]),
      TextStyleRow(.title3, .medium, emphasized: .bold, points: [48], leadings: [56]),
      TextStyleRow(.headline, .medium, emphasized: .bold, points: [38], leadings: [46]),
      TextStyleRow(.subtitle1, .regular, emphasized: .medium, points: [38], leadings: [46]),
      TextStyleRow(.callout, .medium, emphasized: .bold, points: [31], leadings: [38]),
      TextStyleRow(.body, .medium, emphasized: .bold, points: [29], leadings: [36]),
      TextStyleRow(.caption, .medium, emphasized: .bold, points: [25], leadings: [32]),
      TextStyleRow(.caption2, .medium, emphasized: .bold, points: [23], leadings: [30]),
    ])
}
