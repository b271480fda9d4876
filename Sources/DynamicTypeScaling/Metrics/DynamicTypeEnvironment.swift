/// The reader's text size and the screen, in place of what Apple's frameworks read from the system.
///
/// ``ScaledMetric``, ``FontMetrics`` and ``FontSize`` follow ``current`` unless told otherwise:
/// ```swift
/// let largest = DynamicTypeEnvironment(size: .accessibility5)
/// DynamicTypeEnvironment.$current.withValue(largest) {
///   // Here, and in tasks that start here, everything is scaled for AX5.
/// }
/// ```
public struct DynamicTypeEnvironment: Hashable, Sendable {
  /// The environment of the running task.
  ///
  /// Child tasks inherit it. `Task.detached`, a new thread and a dispatch queue do not: there it
  /// is iOS at the default size on a screen of 3 pixels per point.
  @TaskLocal public static var current = DynamicTypeEnvironment()

  /// The size that the reader chose in Settings, as UIKit's `preferredContentSizeCategory`.
  public var size: DynamicTypeSize
  /// The pixels per point of the screen: 3 on most iPhones, 2 on iPad, 1 on a plain display.
  public var displayScale: Double
  /// The sizes of the platform's text styles.
  public var table: DynamicTypeTable
  /// What the `dynamicTypeSize(_:)` modifiers around the view leave of the reader's choice.
  public var limits: DynamicTypeLimits

  /// Makes an environment, by default that of an iPhone nobody has changed.
  ///
  /// - Parameters:
  ///   - size: The size that the reader chose; the table's default size if nil.
  ///   - displayScale: The pixels per point of the screen.
  ///   - table: The sizes of the platform's text styles.
  ///   - limits: What the modifiers around the view leave of the reader's choice.
  public init(
    size: DynamicTypeSize? = nil, displayScale: Double = 3, table: DynamicTypeTable = .iOS,
    limits: DynamicTypeLimits = DynamicTypeLimits()
  ) {
    self.size = size ?? table.defaultSize
    self.displayScale = displayScale
    self.table = table
    self.limits = limits
  }

  /// The platform that the figures hold for.
  public var platform: Platform { table.platform }

  /// The size that a view sees, as SwiftUI's `EnvironmentValues.dynamicTypeSize`.
  ///
  /// It is the reader's choice within the limits. UIKit's metrics know nothing of the limits.
  public var dynamicTypeSize: DynamicTypeSize { limits.limited(size) }

  /// The length of a pixel, in points, as SwiftUI's `EnvironmentValues.pixelLength`.
  public var pixelLength: Double { 1 / displayScale }

  /// The environment of a view inside this one that has modifiers of its own.
  public func limited(by inner: DynamicTypeLimits) -> DynamicTypeEnvironment {
    var environment = self
    environment.limits = inner.inside(limits)
    return environment
  }
}
