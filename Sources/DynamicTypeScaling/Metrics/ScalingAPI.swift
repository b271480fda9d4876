/// The ways in which Apple's frameworks turn a length into the one for the reader's size.
///
/// All but the text styles scale by ``DynamicTypeTable/factor(of:at:)``; they differ in rounding
/// and in the order of operations. UIKit multiplies by the line spacing and divides by the default
/// one; SwiftUI forms the ratio first. Ties are rounded away from zero.
///
/// Sources: Apple's documentation of each; `scaledValue` measured on iOS 27 by
/// github.com/gewill/ScaledFont at 92a4b13e; order and rounding of SwiftUI after
/// github.com/OpenSwiftUIProject/OpenSwiftUI at 069dd80b.
public enum ScalingAPI: String, CaseIterable, Sendable {
  /// SwiftUI's `ScaledMetric`: to the nearest pixel.
  case scaledMetric = "scaled-metric"
  /// `UIFontMetrics.scaledValue(for:)`: to the nearest pixel.
  case scaledValue = "scaled-value"
  /// `UIFontMetrics.scaledFont(for:)`: to the whole point.
  case scaledFont = "scaled-font"
  /// SwiftUI's `Font.custom(_:size:relativeTo:)`: to the whole point, at the default size as well.
  case customFont = "custom-font"
  /// A text style such as `Font.body`: the size in the table, whatever the base.
  case textStyle = "text-style"

  /// The length that the API gives at a size, in points.
  ///
  /// For example:
  /// ```swift
  /// try ScalingAPI.scaledValue.value(for: 17, relativeTo: .body, at: .accessibility5)  // 48.0
  /// try ScalingAPI.textStyle.value(for: 17, relativeTo: .body, at: .accessibility5)  // 53.0
  /// ```
  /// - Parameters:
  ///   - base: The length at the default size, in points.
  ///   - style: The text style whose curve the length follows.
  ///   - size: The size that the reader chose.
  ///   - displayScale: The pixels per point of the screen; 3 on most iPhones.
  ///   - table: The sizes of the platform.
  /// - Throws: A ``ScalingError`` if the base is not a finite length above zero, the display scale
  ///   is none, or the table does not know the figure.
  public func value(
    for base: Double, relativeTo style: TextStyle, at size: DynamicTypeSize,
    displayScale: Double = 3, in table: DynamicTypeTable = .iOS
  ) throws(ScalingError) -> Double {
    try base.checkPointSize()
    try displayScale.checkDisplayScale()
    let environment = DynamicTypeEnvironment(size: size, displayScale: displayScale, table: table)
    let metrics = FontMetrics(forTextStyle: style)
    return switch self {
    case .scaledMetric:
      try ScaledMetric(wrappedValue: base, relativeTo: style).value(in: environment)
    case .scaledValue: try metrics.scaledValue(for: base, compatibleWith: environment)
    case .scaledFont:
      try metrics.scaledFont(for: .systemFont(ofSize: base), compatibleWith: environment).pointSize
    case .customFont: try FontSize.custom(size: base, relativeTo: style).points(in: environment)
    case .textStyle: try FontSize.textStyle(style).points(in: environment)
    }
  }

  /// The lengths that the API gives at all sizes that the table knows, in points.
  ///
  /// - Throws: What ``value(for:relativeTo:at:displayScale:in:)`` throws for the default size;
  ///   other sizes without a figure are left out.
  public func values(
    for base: Double, relativeTo style: TextStyle, displayScale: Double = 3,
    in table: DynamicTypeTable = .iOS
  ) throws(ScalingError) -> [DynamicTypeSize: Double] {
    var values = [
      table.defaultSize: try value(
        for: base, relativeTo: style, at: table.defaultSize, displayScale: displayScale, in: table)
    ]
    for size in DynamicTypeSize.allCases where size != table.defaultSize {
      values[size] = try? value(
        for: base, relativeTo: style, at: size, displayScale: displayScale, in: table)
    }
    return values
  }
}
