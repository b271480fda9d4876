/// A font of a certain size, as far as a `UIFont` has one.
public struct SizedFont: Hashable, Sendable {
  /// The size, in points.
  public let pointSize: Double
  /// Whether ``FontMetrics`` made it, and would refuse to scale it again.
  public let isScaled: Bool

  init(pointSize: Double, isScaled: Bool) {
    self.pointSize = pointSize
    self.isScaled = isScaled
  }

  /// A font of a size that never scales, such as `UIFont.systemFont(ofSize:)` makes.
  public static func systemFont(ofSize pointSize: Double) -> SizedFont {
    SizedFont(pointSize: pointSize, isScaled: false)
  }

  /// The font of a text style, whose size is the one in the table, a whole point on iOS.
  ///
  /// Like UIKit's it can be scaled once more, by mistake: github.com/dotnet/macios issue 18335.
  ///
  /// - Throws: ``ScalingError/fixedSize(_:)`` or ``ScalingError/unknownCell(_:_:_:)``.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith environment: DynamicTypeEnvironment = .current
  ) throws(ScalingError) -> SizedFont {
    let cell = try environment.table.cell(style, at: environment.size)
    return SizedFont(pointSize: cell.points, isScaled: false)
  }
}
