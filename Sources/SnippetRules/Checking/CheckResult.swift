public import DTKBSourceReading

/// What the checker says of one source.
public struct CheckResult: Sendable {
  /// What it found, by place.
  public let findings: [Finding]
  /// What it saw and could not decide, by rule.
  public let notAnalysable: [String: Int]
  /// What Swift would refuse in the source and was read all the same.
  public let repairs: Set<Repair>

  /// Makes a result from what was found.
  public init(
    findings: [Finding], notAnalysable: [String: Int] = [:], repairs: Set<Repair> = []
  ) {
    self.findings = findings
    self.notAnalysable = notAnalysable
    self.repairs = repairs
  }
}
