/// A font that was scaled already was to be scaled again, where UIKit raises an exception.
public struct AlreadyScaled: Error, Hashable, Sendable {
  /// The size that the font was scaled to, in points.
  public let pointSize: Double

  /// Makes the error for a font of a size.
  public init(pointSize: Double) { self.pointSize = pointSize }
}
