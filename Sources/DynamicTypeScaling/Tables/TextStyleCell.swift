/// What is published about one text style at one size.
public struct TextStyleCell: Hashable, Sendable {
  /// The size of the font, in points.
  public let points: Double
  /// The published distance between two baselines, in points; nil where none is known.
  public let leading: Double?
  /// The line spacing that the system scales by, in points; nil where none is known.
  ///
  /// It is the published leading, but for the cells where a measurement shows another one.
  public let scalingLeading: Double?
  /// The weight of the font.
  public let weight: FontWeight
  /// The weight of emphasized text in this style; nil where none is known.
  public let emphasizedWeight: FontWeight?
}
