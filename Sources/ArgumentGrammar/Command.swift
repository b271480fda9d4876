/// A command of a command line, declared as a value.
public struct Command: Sendable {
  /// What the user types.
  public let name: String
}
