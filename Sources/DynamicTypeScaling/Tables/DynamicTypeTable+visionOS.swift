extension DynamicTypeTable {
  /// visionOS: the two extra large titles at the default size, without leadings.
  ///
  /// The guidelines publish no table. Both sizes were measured by
  /// gist.github.com/zacwest/916d31da5d03405809c4; nothing else was found.
  public static let visionOS = DynamicTypeTable(
    platform: .visionOS, sizes: [.large], defaultSize: .large,
    soundRows: [
      TextStyleRow(.extraLargeTitle, .bold, points: [36]),
      TextStyleRow(.extraLargeTitle2, .bold, points: [28]),
    ])
}
