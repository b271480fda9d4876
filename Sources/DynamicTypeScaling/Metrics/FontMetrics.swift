/// Scales fonts and lengths along the curve of a text style, as UIKit's `UIFontMetrics`.
///
/// It follows the reader's choice and, like UIKit's, none of SwiftUI's limits. UIKit multiplies
/// by the line spacing and then divides by the default one, ties are rounded away from zero:
/// measured on iOS 27 by github.com/gewill/ScaledFont at 92a4b13e.
public struct FontMetrics: Hashable, Sendable {
  /// The text style whose curve fonts and lengths follow.
  public let textStyle: TextStyle

  /// The metrics of body.
  public static var `default`: FontMetrics { FontMetrics(forTextStyle: .body) }

  /// Makes the metrics of a text style.
  public init(forTextStyle textStyle: TextStyle) {
    self.textStyle = textStyle
  }

  /// A length for the reader's size, in points, to the nearest pixel.
  ///
  /// ```swift
  /// let largest = DynamicTypeEnvironment(size: .accessibility5, displayScale: 3)
  /// try FontMetrics.default.scaledValue(for: 16, compatibleWith: largest)  // 45.0
  /// ```
  /// Zero and negative lengths are scaled like others.
  ///
  /// - Parameters:
  ///   - value: The length at the default size, in points.
  ///   - environment: The reader's size, the screen and the platform.
  /// - Throws: A ``ScalingError`` if the value is not finite or beyond
  ///   ``ScalingError/greatestLength``, the display scale is none, or the figure is not known.
  public func scaledValue(
    for value: Double, compatibleWith environment: DynamicTypeEnvironment = .current
  ) throws(ScalingError) -> Double {
    try environment.displayScale.checkDisplayScale()
    return try scaled(value, in: environment)
      .roundedToPixel(displayScale: environment.displayScale)
  }

  /// A font for the reader's size, to the whole point, and then no larger than a maximum.
  ///
  /// - Parameters:
  ///   - font: The font at the default size.
  ///   - maximumPointSize: The largest size, in points; as in UIKit, none if it is zero or less.
  ///   - environment: The reader's size and the platform.
  /// - Throws: ``ScalingError/alreadyScaled(_:)`` where UIKit raises an exception, and a
  ///   ``ScalingError`` if a size is no size of a font, or the figure is not known.
  public func scaledFont(
    for font: SizedFont, maximumPointSize: Double = 0,
    compatibleWith environment: DynamicTypeEnvironment = .current
  ) throws(ScalingError) -> SizedFont {
    guard !font.isScaled else { throw .alreadyScaled(font.pointSize) }
    guard !maximumPointSize.isNaN else { throw .notFinite }
    try font.pointSize.checkPointSize()
    let size = try scaled(font.pointSize, in: environment).rounded(.toNearestOrAwayFromZero)
    return SizedFont(
      pointSize: maximumPointSize > 0 ? min(size, maximumPointSize) : size, isScaled: true)
  }

  private func scaled(
    _ value: Double, in environment: DynamicTypeEnvironment
  ) throws(ScalingError) -> Double {
    try value.checkLength()
    let leading = try environment.table.leadings(of: textStyle, at: environment.size)
    return value * leading.here / leading.atDefault
  }
}
