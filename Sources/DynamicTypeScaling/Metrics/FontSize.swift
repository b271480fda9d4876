/// The size that one of SwiftUI's fonts takes in an environment.
///
/// Sources: Apple's documentation of `Font`; rounding and order of operations after
/// github.com/OpenSwiftUIProject/OpenSwiftUI at 069dd80b.
public enum FontSize: Hashable, Sendable {
  /// A text style, such as `Font.body`: the size in the table.
  case textStyle(TextStyle)
  /// `Font.system(size:)`, which never scales.
  case system(size: Double)
  /// `Font.custom(_:size:relativeTo:)`, or `Font.custom(_:size:)`, which follows body.
  ///
  /// To the whole point, ties away from zero, at the default size as well: 17.2 becomes 17.
  case custom(size: Double, relativeTo: TextStyle = .body)
  /// `Font.custom(_:fixedSize:)`, which never scales.
  case customFixed(size: Double)

  /// The size of the font, in points.
  ///
  /// ```swift
  /// let largest = DynamicTypeEnvironment(size: .accessibility5)
  /// try FontSize.textStyle(.body).points(in: largest)  // 53.0
  /// try FontSize.custom(size: 17).points(in: largest)  // 48.0
  /// try FontSize.system(size: 17).points(in: largest)  // 17.0
  /// ```
  /// - Throws: A ``ScalingError`` if the size is no size of a font, or the figure is not known.
  public func points(
    in environment: DynamicTypeEnvironment = .current
  ) throws(ScalingError) -> Double {
    let size = environment.dynamicTypeSize
    switch self {
    case .textStyle(let style):
      return try environment.table.cell(style, at: size).points
    case .system(let points), .customFixed(let points):
      try points.checkPointSize()
      return points
    case .custom(let points, let style):
      try points.checkPointSize()
      let factor = try environment.table.factor(of: style, at: size)
      return (points * factor).rounded(.toNearestOrAwayFromZero)
    }
  }
}
