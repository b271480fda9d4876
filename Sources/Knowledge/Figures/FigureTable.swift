public import DynamicTypeScaling

/// Figures by text size, one row a text style or a value.
public struct FigureTable: Sendable, Equatable {
  /// A row of the table.
  public struct Row: Sendable, Equatable {
    /// The text style's name in code, such as `body`.
    public let style: String
    /// The value at every size, in points.
    public let values: [DynamicTypeSize: Double]
  }

  /// The rows, in the order in which they were asked for.
  public let rows: [Row]
}
