public import DynamicTypeScaling

/// What people say of a project that its code does not tell.
public struct ProjectSettings: Sendable, Equatable {
  /// The lowest version of iOS that the app runs on, such as 15.4; `nil` where nobody says.
  public var minimumIOSVersion: Double?
  /// The names of property wrappers whose values follow the reader's text size.
  public var scalingWrappers: Set<String> = []
  /// The styles that fonts follow, by what code calls them: `AppFont.title`, or `appFont` for a modifier.
  public var fontTokens: [String: TextStyle] = [:]

  /// Nothing is said.
  public init() {}
}
