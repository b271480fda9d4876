/// About how many characters of running text stand in a line.
///
/// An approximation: a character is taken to be half as wide as its font is high, and the bound is
/// 20 % either side. With the advance widths of Helvetica, 1,300 strings from the interface of a
/// web framework in Italian, Vietnamese, Spanish and English have means of 0.45 to 0.47, and nine
/// of ten that are 20 characters or longer lie between 0.40 and 0.49. San Francisco itself was not
/// measured. Capitals, digits and scripts other than Latin are outside the bound.
public struct CharactersPerLine: Hashable, Sendable {
  /// The expected number.
  public let typical: Int
  /// The number if characters are as wide as the bound allows.
  public let fewest: Int
  /// The number if characters are as narrow as the bound allows.
  public let most: Int

  /// The width of a character in parts of the size of its font.
  public static var typicalWidth: Double { 0.5 }
  /// How far the width of a character may differ, in parts of itself.
  public static var errorBound: Double { 0.2 }

  /// Estimates a line of a width in a font of a size, both in points.
  ///
  /// ```swift
  /// let line = try CharactersPerLine(inWidth: 80, pointSize: 53)
  /// (line.fewest, line.typical, line.most)  // (2, 3, 3)
  /// ```
  /// - Throws: A ``ScalingError`` if the width is not finite or not above zero, or the size is no
  ///   size of a font.
  public init(inWidth width: Double, pointSize: Double) throws(ScalingError) {
    try width.checkPointSize()
    try pointSize.checkPointSize()
    func characters(_ share: Double) -> Int {
      // A font far below a point would give more characters than an Int can count.
      Int(min(width / (pointSize * Self.typicalWidth * share), 1e15))
    }
    typical = characters(1)
    fewest = characters(1 + Self.errorBound)
    most = characters(1 - Self.errorBound)
  }
}
