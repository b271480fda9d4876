/// A kind of fault that the checker finds: one file, one value, one entry in `Data/`.
public struct Rule: Sendable {
  /// The rule's name on the command line, and the id of its entry.
  public let id: String
  /// The severity of its findings where no figure lowers it.
  public let severity: Severity
  /// What can be done about its findings.
  public let fix: FixKind
  /// The names of the facts that its findings carry, which its messages may use.
  public let facts: [String]
  /// Whether it runs unless it is asked for.
  public let isOnByDefault: Bool
}
