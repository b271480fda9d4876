extension DynamicTypeTable {
  /// macOS: eleven styles at one size, which stands as `large`.
  ///
  /// Human Interface Guidelines, Typography, as read on 2026-01-23 (line height is its word for
  /// the leading); three more copies of the page agree. macOS does not support Dynamic Type: any
  /// other size is a ``ScalingError/fixedSize(_:)``.
  public static let macOS = DynamicTypeTable(
    platform: .macOS, sizes: [.large], defaultSize: .large,
    soundRows: [
      TextStyleRow(.largeTitle, .regular, emphasized: .bold, points: [26], leadings: [32]),
      TextStyleRow(.title, .regular, emphasized: .bold, points: [22], leadings: [26]),
      TextStyleRow(.title2, .regular, emphasized: .bold, points: [17], leadings: [22]),
      TextStyleRow(.title3, .regular, emphasized: .semibold, points: [15], leadings: [20]),
      TextStyleRow(.headline, .bold, emphasized: .heavy, points: [13], leadings: [16]),
      TextStyleRow(.body, .regular, emphasized: .semibold, points: [13], leadings: [16]),
      TextStyleRow(.callout, .regular, emphasized: .semibold, points: [12], leadings: [15]),
      TextStyleRow(.subheadline, .regular, emphasized: .semibold, points: [11], leadings: [14]),
      TextStyleRow(.footnote, .regular, emphasized: .semibold, points: [10], leadings: [13]),
      TextStyleRow(.caption, .regular, emphasized: .medium, points: [10], leadings: [13]),
      TextStyleRow(.caption2, .medium, emphasized: .semibold, points: [10], leadings: [13]),
    ])
}
