/// A range that no text size lies in, such as `..<.xSmall`.
public struct EmptyRange: Error, Hashable, Sendable {
  /// Makes the error.
  public init() {}
}
