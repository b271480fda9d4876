/// One text style at every size of a table, as its author writes it down.
public struct TextStyleRow: Sendable {
  /// The style.
  public let style: TextStyle
  /// The weight of the font.
  public let weight: FontWeight
  /// The weight of emphasized text in this style; nil where none is known.
  public let emphasizedWeight: FontWeight?
  /// The size of the font at each size of the table, in points.
  public let points: [Double]
  /// The distance between two baselines at each size of the table, in points; empty where unknown.
  public let leadings: [Double]
  /// The line spacings, in points, that the system scales by where the published one is not it.
  public let scalingLeadings: [DynamicTypeSize: Double]

  /// Makes a row; `points` and `leadings` go from the smallest size of the table to the largest.
  ///
  /// `scalesBy` names the sizes at which the system scales by another line spacing than the
  /// published one.
  public init(
    _ style: TextStyle, _ weight: FontWeight, emphasized emphasizedWeight: FontWeight? = nil,
    points: [Double], leadings: [Double] = [],
    scalesBy scalingLeadings: [DynamicTypeSize: Double] = [:]
  ) {
    self.style = style
    self.weight = weight
    self.emphasizedWeight = emphasizedWeight
    self.points = points
    self.leadings = leadings
    self.scalingLeadings = scalingLeadings
  }
}
