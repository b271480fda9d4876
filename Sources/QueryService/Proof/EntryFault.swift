/// Something wrong with an entry that its files alone do not show.
public struct EntryFault: Sendable, Equatable {
  /// What is wrong.
  public enum Kind: Sendable, Equatable {
    /// A comment announces a finding of a rule that does not exist.
    case unknownRule(String)
    /// A comment announces a finding that the rule does not make.
    case notFound(rule: String)
    /// A rule finds something that no comment announces.
    case notAnnounced(rule: String)
    /// A message asks for a fact that its rule does not state.
    case unknownFact(String, rule: String)
  }

  /// The entry's id.
  public let entry: String
  /// The name of the file in the entry's folder.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// What is wrong.
  public let kind: Kind
}
