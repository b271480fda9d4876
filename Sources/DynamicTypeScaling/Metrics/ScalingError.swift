/// Why there is no figure.
public enum ScalingError: Error, Hashable, Sendable {
  /// The value to scale is NaN or infinite.
  case notFinite
  /// The value to scale is zero or negative, where only a size above zero has a meaning.
  case notPositive(Double)
  /// The value to scale is beyond ``greatestLength`` points.
  case tooLarge(Double)
  /// The display scale, in pixels per point, is not above 0 and at most 100.
  case invalidDisplayScale(Double)
  /// Text on the platform has one size, and another one was asked for.
  case fixedSize(Platform)
  /// No figure is known for this style at this size on this platform.
  case unknownCell(TextStyle, DynamicTypeSize, Platform)
  /// No text size lies in the range, as in `..<.xSmall`.
  case emptyRange
  /// The font, of this size in points, was scaled already; UIKit raises an exception.
  case alreadyScaled(Double)

  /// The greatest length that can be scaled, in points, either side of zero: a thousand million.
  ///
  /// Up to here every result is exact to far less than a pixel, and no product overflows.
  public static var greatestLength: Double { 1e9 }
}
