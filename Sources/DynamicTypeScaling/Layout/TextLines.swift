/// Lines of one text style, one below the other, with padding above and below.
///
/// A line takes the published leading of its style (``TextStyleCell/leading``); padding does not
/// grow. The real height may differ by the few points between a font's line height and its leading.
public struct TextLines: Hashable, Sendable {
  /// How many lines there are.
  public let count: Int
  /// The style of the text.
  public let style: TextStyle
  /// The padding above and below together, in points.
  public let verticalPadding: Double
  /// The sizes of the platform.
  public let table: DynamicTypeTable

  /// Makes lines of a style.
  ///
  /// - Throws: ``ScalingError/notPositive(_:)`` if there is no line, and a ``ScalingError`` if the
  ///   padding is not finite or beyond ``ScalingError/greatestLength``.
  public init(
    _ count: Int = 1, of style: TextStyle, verticalPadding: Double = 0,
    in table: DynamicTypeTable = .iOS
  ) throws(ScalingError) {
    guard count > 0 else { throw .notPositive(Double(count)) }
    try verticalPadding.checkLength()
    self.count = count
    self.style = style
    self.verticalPadding = verticalPadding
    self.table = table
  }

  /// The height that the lines and their padding take at a size, in points.
  ///
  /// - Throws: A ``ScalingError`` if the leading is not known.
  public func height(at size: DynamicTypeSize) throws(ScalingError) -> Double {
    Double(count) * (try table.leading(of: style, at: size)) + verticalPadding
  }

  /// How much of the lines and their padding a fixed height cuts off at a size, in points; else 0.
  ///
  /// - Throws: A ``ScalingError`` if the height is not finite, or the leading is not known.
  public func pointsLost(
    inHeight height: Double, at size: DynamicTypeSize
  ) throws(ScalingError) -> Double {
    try height.checkLength()
    return max(0, try self.height(at: size) - height)
  }

  /// The smallest size at which a fixed height cuts something off, or nil if none does.
  ///
  /// ```swift
  /// try TextLines(of: .body).firstSizeClipped(byHeight: 44)  // accessibility3, 4 points lost
  /// ```
  /// Sizes without a published leading are passed over.
  ///
  /// - Throws: A ``ScalingError`` if the height is not finite, or no leading of the style is known.
  public func firstSizeClipped(
    byHeight height: Double
  ) throws(ScalingError) -> DynamicTypeSize? {
    try height.checkLength()
    _ = try table.leading(of: style, at: table.defaultSize)
    return DynamicTypeSize.allCases.first { size in
      (try? self.height(at: size)).map { $0 > height } ?? false
    }
  }
}

extension DynamicTypeTable {
  /// The published distance between two baselines, in points.
  ///
  /// - Throws: A ``ScalingError`` if it is not known.
  public func leading(
    of style: TextStyle, at size: DynamicTypeSize
  ) throws(ScalingError) -> Double {
    guard let leading = try cell(style, at: size).leading else {
      throw .unknownCell(style, size, platform)
    }
    return leading
  }

  /// How many whole lines of a style fit a height at a size, within padding that does not grow.
  ///
  /// ```swift
  /// try DynamicTypeTable.iOS.lines(of: .body, fittingHeight: 240, at: .accessibility5)  // 3
  /// ```
  /// - Parameters:
  ///   - style: The style of the text.
  ///   - height: The height, in points.
  ///   - verticalPadding: The padding above and below together, in points.
  ///   - size: The size that the reader chose.
  /// - Throws: A ``ScalingError`` if a length is not finite, or the leading is not known.
  public func lines(
    of style: TextStyle, fittingHeight height: Double, verticalPadding: Double = 0,
    at size: DynamicTypeSize
  ) throws(ScalingError) -> Int {
    try height.checkLength()
    try verticalPadding.checkLength()
    return max(0, Int((height - verticalPadding) / (try leading(of: style, at: size))))
  }
}
