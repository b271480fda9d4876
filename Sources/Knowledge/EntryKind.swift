/// What an entry is to its reader.
///
/// The raw value is how the kind is written in `entry.json` and on the command line.
public enum EntryKind: String, CaseIterable, Sendable {
  /// One thing to do, and why.
  case guideline
  /// One fault that a rule of the checker finds; its id is the rule's id.
  case commonError = "common-error"
  /// A complete piece of code to learn from.
  case sample
  /// Facts to look up, such as a table.
  case reference
  /// A claim that circulates, held against the engine's figure.
  case erratum
}
