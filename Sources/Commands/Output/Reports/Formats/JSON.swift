import DTKBQueryService
import DTKBSnippetRules
import DTKBSourceReading
import DynamicTypeScaling

extension ReportFormat {
  /// For programs, in a shape of its own with all the facts.
  static let json = ReportFormat(name: "json", showsStatistics: true) { report, _ in
    report.json.encoded
  }
}

extension CheckReport {
  /// The report for programs.
  var json: JSONValue {
    var members: [String: JSONValue] = [
      "findings": findingsJSON,
      "hidden": .array(
        hidden.map { file, hidden in
          [
            "rule": .string(hidden.finding.finding.rule), "file": .string(file),
            "line": .integer(hidden.finding.finding.start.line),
            "column": .integer(hidden.finding.finding.start.column),
            "cause": .string(hidden.cause.name), "reason": .string(orNull: hidden.reason),
          ]
        }),
      "notAnalysable": .array(
        notAnalysable.map { file, rule, count in
          ["file": .string(file), "rule": .string(rule), "count": .integer(count)]
        }),
      "repaired": .array(
        repaired.map { file, repairs in
          ["file": .string(file), "repairs": .array(repairs.map { .string($0.rawValue) })]
        }),
      "filesRead": .integer(filesRead),
    ]
    if unchanged > 0 { members["unchanged"] = .integer(unchanged) }
    if let statistics { members["statistics"] = statistics.json }
    return .document(members)
  }
}

extension CheckReport {
  /// The findings for programs.
  var findingsJSON: JSONValue {
    .array(
      sources.flatMap { source in
        let lines = LineTable(source.source.bytes)
        return source.findings.map { $0.json(in: source.source.name, lines) }
      })
  }
}

extension ExplainedFinding {
  fileprivate func json(in file: String, _ lines: LineTable) -> JSONValue {
    [
      "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
      "file": .string(file),
      "line": .integer(finding.start.line), "column": .integer(finding.start.column),
      "endLine": .integer(finding.end.line), "endColumn": .integer(finding.end.column),
      "message": .string(message), "fix": .string(fix),
      "fixKind": .string(finding.fix.rawValue),
      "edits": .array(finding.edits.map { $0.json(lines) }),
      "facts": .object(finding.facts.mapValues(\.json)),
      "firstBrokenSize": .string(orNull: finding.firstBrokenSize?.rawValue),
    ]
  }
}

extension Edit {
  fileprivate func json(_ lines: LineTable) -> JSONValue {
    let start = lines.position(of: range.lowerBound)
    let end = lines.position(of: range.upperBound)
    return [
      "line": .integer(start.line), "column": .integer(start.column),
      "endLine": .integer(end.line), "endColumn": .integer(end.column),
      "replacement": .string(replacement),
    ]
  }
}

extension HiddenFinding.Cause {
  fileprivate var name: String {
    switch self {
    case .comment: "comment"
    case .baseline: "baseline"
    }
  }
}

extension Fact {
  fileprivate var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .count(let count): .integer(count)
    case .name(let name): .string(name)
    case .size(let size): .string(size)
    }
  }
}
