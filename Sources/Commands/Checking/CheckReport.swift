import DTKBKnowledge
import DTKBQueryService
import DTKBSnippetRules
import DTKBSourceReading

/// What a run of the checker found in all its sources.
struct CheckReport {
  /// A source in which something was found.
  struct Source: Sendable {
    /// The source.
    let source: SourceFile
    /// What was found in it, in a reader's words.
    let findings: [ExplainedFinding]
    /// What was found in it and is kept from the reader, with the reason.
    var hidden: [HiddenFinding] = []
  }

  /// The sources in which something was found, in their order.
  var sources: [Source] = []
  /// What the rules saw and could not decide: how often, in which file.
  var notAnalysable: [(file: String, rule: String, count: Int)] = []
  /// What Swift would refuse in a source, as where it was copied from a page, and was read all the same.
  var repaired: [(file: String, repairs: [Repair])] = []
  /// How many findings are not shown since their lines did not change.
  var unchanged = 0
  /// What it comes to in numbers, where somebody asks for them.
  var statistics: ReportStatistics?
  /// How many sources were read.
  var filesRead = 0

  /// The findings with the names of their sources.
  var findings: [(file: String, finding: ExplainedFinding)] {
    sources.flatMap { source in source.findings.map { (source.source.name, $0) } }
  }

  /// The hidden findings with the names of their sources.
  var hidden: [(file: String, hidden: HiddenFinding)] {
    sources.flatMap { source in source.hidden.map { (source.source.name, $0) } }
  }

  /// How many findings each severity has.
  var counts: [Severity: Int] {
    sources.reduce(into: [:]) { counts, source in
      for index in source.findings.indices {
        counts[source.findings[index].finding.severity, default: 0] += 1
      }
    }
  }

  /// The first language other than this one that a finding is told in.
  func language(otherThan wanted: Language) -> Language? {
    // By their places: a finding is too large to be copied for a look at it.
    for source in sources {
      for index in source.findings.indices where source.findings[index].language != wanted {
        return source.findings[index].language
      }
    }
    return nil
  }

  /// Whether a finding is at or above a severity.
  func reaches(_ threshold: Severity) -> Bool {
    sources.contains { $0.findings.contains { $0.finding.severity >= threshold } }
  }
}
