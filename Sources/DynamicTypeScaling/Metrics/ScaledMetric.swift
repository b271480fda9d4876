/// A length that grows with the reader's text size, as SwiftUI's `ScaledMetric`.
///
/// ```swift
/// struct Badge {
///   @ScaledMetric(relativeTo: .title) var side = 24.0
/// }
/// ```
/// The value is read-only and follows ``DynamicTypeEnvironment/current`` whenever it is read: the
/// base times ``DynamicTypeTable/factor(of:at:)`` of the style at the size that a view sees, to the
/// nearest pixel, ties away from zero. Any binary floating-point type will do, and an integer type
/// will not compile, as with Apple's.
///
/// Rounding after github.com/OpenSwiftUIProject/OpenSwiftUI at 069dd80b.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  /// The length at the default size, in points.
  public let base: Value
  /// The text style whose curve the length follows.
  public let textStyle: TextStyle

  /// Makes a metric that follows body.
  @inlinable
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// Makes a metric that follows a text style.
  @inlinable
  public init(wrappedValue: Value, relativeTo textStyle: TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
  }

  /// The length in the current environment, in points.
  ///
  /// It is NaN where ``value(in:)`` throws, since reading a property cannot: a figure that is not
  /// known must not pass for one.
  @inlinable
  public var wrappedValue: Value {
    do throws(ScalingError) {
      return try value(in: .current)
    } catch {
      return .nan
    }
  }

  /// The length in an environment, in points.
  ///
  /// Zero and negative lengths are scaled like others.
  ///
  /// - Throws: A ``ScalingError`` if the base is not finite or too large for its type once scaled,
  ///   the display scale is none, or the table does not know the figure.
  @inlinable
  public func value(in environment: DynamicTypeEnvironment) throws(ScalingError) -> Value {
    let factor = try environment.factor(of: textStyle)
    let scaled = (base * Value(factor)).roundedToMultiple(of: Value(environment.pixelLength))
    if base.magnitude <= ScaledMetric.greatest, scaled.isFinite { return scaled }
    throw base.isFinite ? .tooLarge(Double(base)) : .notFinite
  }

  @inlinable
  static var greatest: Value {
    let length = Value(ScalingError.greatestLength)
    return length.isFinite ? length : .greatestFiniteMagnitude
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension DynamicTypeEnvironment {
  /// The factor by which SwiftUI scales relative to a style, once the display scale is sound.
  @usableFromInline
  func factor(of style: TextStyle) throws(ScalingError) -> Double {
    try displayScale.checkDisplayScale()
    return try table.factor(of: style, at: dynamicTypeSize)
  }
}
