extension DynamicTypeTable {
  /// Makes a table of one's own, for a team's styles or for figures measured elsewhere.
  ///
  /// For example, body on a system that knows two sizes:
  /// ```swift
  /// let table = try DynamicTypeTable(
  ///   platform: .iOS, sizes: [.large, .accessibility1], defaultSize: .large,
  ///   rows: [TextStyleRow(.body, .regular, points: [16, 30], leadings: [20, 35])])
  /// try table.factor(of: .body, at: .accessibility1)  // 1.75
  /// ```
  /// - Parameters:
  ///   - platform: The platform that errors name.
  ///   - sizes: The sizes that the rows have figures for, from the smallest.
  ///   - defaultSize: The size at which nothing is scaled.
  ///   - rows: The styles, each at most once.
  /// - Throws: A ``TableDefect`` for the first thing that is wrong.
  public init(
    platform: Platform, sizes: [DynamicTypeSize], defaultSize: DynamicTypeSize,
    rows: [TextStyleRow]
  ) throws(TableDefect) {
    guard !sizes.isEmpty, zip(sizes, sizes.dropFirst()).allSatisfy(<) else {
      throw .sizesOutOfOrder
    }
    guard sizes.contains(defaultSize) else { throw .defaultSizeMissing(defaultSize) }
    var seen: Set<TextStyle> = []
    for row in rows {
      guard seen.insert(row.style).inserted else { throw .repeatedStyle(row.style) }
      try row.check(sizes: sizes)
    }
    self.init(platform: platform, sizes: sizes, defaultSize: defaultSize, soundRows: rows)
  }
}

extension TextStyleRow {
  fileprivate func check(sizes: [DynamicTypeSize]) throws(TableDefect) {
    guard points.count == sizes.count else {
      throw .wrongCount(style, expected: sizes.count, found: points.count)
    }
    guard leadings.isEmpty || leadings.count == sizes.count else {
      throw .wrongCount(style, expected: sizes.count, found: leadings.count)
    }
    let known = Set(sizes)
    if let size = scalingLeadings.keys.sorted().first(where: { !known.contains($0) }) {
      throw .unknownSize(style, size)
    }
    for length in points + leadings + scalingLeadings.values.sorted()
    where !(0.1...10_000).contains(length) {
      throw .invalidLength(style, length)
    }
  }
}
