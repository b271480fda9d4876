/// What can be done about a finding without its author.
///
/// Of a rule it is the most that it ever offers; each finding says for itself.
public enum FixKind: String, CaseIterable, Sendable {
  /// An edit that cannot change the design at the default size.
  case automatic
  /// An edit to be offered, never applied unasked.
  case suggested
  /// Nothing: the cure is a decision.
  case none
}
