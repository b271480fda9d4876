/// What the checker says of one source.
public struct CheckResult: Sendable {
  /// What it found, by place.
  public let findings: [Finding]
  /// What it saw and could not decide, by rule.
  public let notAnalysable: [String: Int]

  /// Makes a result from what was found.
  public init(findings: [Finding], notAnalysable: [String: Int] = [:]) {
    self.findings = findings
    self.notAnalysable = notAnalysable
  }
}
