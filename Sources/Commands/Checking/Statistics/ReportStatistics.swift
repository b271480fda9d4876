import DTKBQueryService
import DTKBSnippetRules

/// What a report comes to in numbers.
struct ReportStatistics: Sendable, Equatable {
  /// How often a rule found something.
  struct RuleCount: Sendable, Equatable {
    /// The rule.
    let rule: String
    /// How many findings have a severity.
    let counts: [Severity: Int]
    /// How many findings there are.
    var total: Int { counts.values.reduce(0, +) }
  }

  /// The rules that found something that is shown, the one with the most findings first.
  let rules: [RuleCount]
  /// How much of the interface holds at each text size.
  let survival: TextSizeSurvival

  init(of report: CheckReport, _ survival: TextSizeSurvival) {
    var counts: [String: [Severity: Int]] = [:]
    for (_, explained) in report.findings {
      counts[explained.finding.rule, default: [:]][explained.finding.severity, default: 0] += 1
    }
    rules = counts.map { RuleCount(rule: $0.key, counts: $0.value) }
      .sorted { ($1.total, $0.rule) < ($0.total, $1.rule) }
    self.survival = survival
  }
}
