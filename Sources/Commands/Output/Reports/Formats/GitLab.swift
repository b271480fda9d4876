import DTKBQueryService
import DTKBSnippetRules
import DTKBSourceReading

extension ReportFormat {
  /// The artifact that GitLab shows in a merge request, after its Code Quality format.
  static let gitlab = ReportFormat(name: "gitlab") { report, setting in
    var fingerprints = Fingerprints()
    var issues: [JSONValue] = []
    for source in report.sources {
      let path = setting.relativePath(of: source.source.name)
      for explained in source.findings {
        let finding = explained.finding
        issues.append([
          "check_name": .string(finding.rule),
          "description": .string(explained.sentence(setting.words)),
          "fingerprint": .string(fingerprints.next(explained, at: path, in: source.source)),
          "severity": .string(finding.severity.weightOfIssue),
          "location": [
            "path": .string(path),
            "lines": ["begin": .integer(finding.start.line), "end": .integer(finding.end.line)],
          ],
        ])
      }
    }
    return JSONValue.array(issues).encoded
  }
}

extension Severity {
  fileprivate var weightOfIssue: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
