/// How far the text of a style grows, and what a fixed size or a limit leaves of that.
///
/// It is about fonts, so it follows the point sizes of the table, not the line spacings by which
/// lengths are scaled. Shares are in percent, and not rounded.
public struct TextGrowth: Hashable, Sendable {
  /// The style of the text.
  public let style: TextStyle
  /// The sizes of the platform.
  public let table: DynamicTypeTable

  /// Looks at the growth of a style.
  public init(of style: TextStyle, in table: DynamicTypeTable = .iOS) {
    self.style = style
    self.table = table
  }

  /// The size of the text in percent of its size at the default.
  ///
  /// ```swift
  /// try TextGrowth(of: .body).percent(at: .accessibility5)  // 311.76…
  /// ```
  /// - Throws: A ``ScalingError`` if the figure is not known.
  public func percent(at size: DynamicTypeSize) throws(ScalingError) -> Double {
    100 * (try points(at: size)) / (try points(at: table.defaultSize))
  }

  /// The smallest size at which the text has grown to a percentage of its default, or nil if none.
  ///
  /// WCAG 2.2, 1.4.4 asks for 200: body reaches it at `accessibility3`, largeTitle never. Sizes
  /// without a figure are passed over.
  ///
  /// - Throws: A ``ScalingError`` if the style has no figure at the default size.
  public func firstSize(reachingPercent wanted: Double) throws(ScalingError) -> DynamicTypeSize? {
    _ = try points(at: table.defaultSize)
    return DynamicTypeSize.allCases.first { size in
      (try? percent(at: size)).map { $0 >= wanted } ?? false
    }
  }

  /// What a fixed size is in percent of the size that the reader asked for.
  ///
  /// ```swift
  /// try TextGrowth(of: .subheadline).percentLeft(byPoints: 15, at: .accessibility5)  // 30.6…
  /// ```
  /// - Parameters:
  ///   - points: The fixed size, in points.
  ///   - size: The size that the reader chose.
  /// - Throws: A ``ScalingError`` if the fixed size is no size of a font, or the figure is not known.
  public func percentLeft(
    byPoints points: Double, at size: DynamicTypeSize
  ) throws(ScalingError) -> Double {
    try points.checkPointSize()
    return 100 * points / (try self.points(at: size))
  }

  /// What limits leave, in percent of the size that the reader asked for.
  ///
  /// ```swift
  /// let limits = try DynamicTypeLimits().dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  /// try TextGrowth(of: .body).percentLeft(by: limits, at: .accessibility5)  // 43.4…
  /// ```
  /// - Throws: A ``ScalingError`` if a figure is not known.
  public func percentLeft(
    by limits: DynamicTypeLimits, at size: DynamicTypeSize
  ) throws(ScalingError) -> Double {
    100 * (try points(at: limits.limited(size))) / (try points(at: size))
  }

  private func points(at size: DynamicTypeSize) throws(ScalingError) -> Double {
    try table.cell(style, at: size).points
  }
}
