public import DTKBSourceReading

/// What is wrong with a comment that should hide findings.
public struct SuppressionFault: Sendable, Equatable {
  /// The kind of fault.
  public enum Kind: Sendable, Equatable {
    /// It gives no reason, and hides nothing.
    case noReason
    /// It names no rule, and hides nothing.
    case noRule
    /// No rule has this id.
    case unknownRule(String)
    /// The rule finds nothing there.
    case hidesNothing(String)
    /// Nothing is called so: `dtkb:ignore-line`.
    case unknownDirective(String)
    /// It ends a region that does not begin.
    case noBegin
    /// Its region does not end.
    case noEnd
  }

  /// What is wrong.
  public let kind: Kind
  /// The bytes of the directive.
  public let range: Range<Int>
  /// Where the directive starts.
  public let start: SourcePosition
  /// Where the directive ends.
  public let end: SourcePosition
}
