import DTKBQueryService
import DTKBSnippetRules
import DTKBSourceReading

extension ReportFormat {
  /// Workflow commands, of which GitHub Actions makes annotations.
  static let github = ReportFormat(name: "github") { report, setting in
    report.findings.map { file, explained in
      let finding = explained.finding
      let (start, end) = (finding.start, finding.end)
      var properties = [
        ("file", setting.relativePath(of: file)), ("line", "\(start.line)"),
        ("endLine", "\(end.line)"), ("title", "dtkb: \(finding.rule)"),
      ]
      // Columns count only where the lines are the same.
      if start.line == end.line {
        properties.insert(("col", "\(start.utf16Column)"), at: 3)
        properties.insert(("endColumn", "\(end.utf16Column)"), at: 4)
      }
      let place = properties.map { "\($0)=\(escaped($1, also: [":", ","]))" }
      return "::\(finding.severity.command) \(place.joined(separator: ","))"
        + "::\(escaped(explained.sentence(setting.words)))\n"
    }.joined()
  }

  /// A text as a workflow command has it.
  private static func escaped(
    _ text: String, also reserved: Set<Unicode.Scalar> = []
  ) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if scalar == "%" || scalar == "\r" || scalar == "\n" || reserved.contains(scalar) {
        escaped += "%" + scalar.hexadecimal.suffix(2)
      } else {
        escaped += scalar.sign ?? String(Character(scalar))
      }
    }
    return escaped
  }
}

extension Severity {
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
