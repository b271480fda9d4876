public import DTKBSourceReading

/// Holds sources against rules.
public struct Checker: Sendable {
  private let rules: [Rule]

  /// Makes a checker that knows these rules.
  public init(rules: [Rule]) {
    self.rules = rules
  }

  /// What the rules find in a source.
  ///
  /// Never fails: what cannot be read is read over.
  public func check(_ source: SourceFile) -> CheckResult {
    CheckResult(findings: [])
  }
}
