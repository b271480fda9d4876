/// A system whose text styles have sizes of their own.
public enum Platform: String, CaseIterable, Sendable {
  /// iOS and iPadOS, which share one table.
  case iOS = "ios"
  /// watchOS, whose default size depends on the case of the watch.
  case watchOS = "watchos"
  /// tvOS, for which sizes at the default only are published.
  case tvOS = "tvos"
  /// macOS, where text has one size whatever the reader chose.
  case macOS = "macos"
  /// visionOS, for which hardly any size is published.
  case visionOS = "visionos"
}
