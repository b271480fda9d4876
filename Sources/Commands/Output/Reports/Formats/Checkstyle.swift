import DTKBQueryService
import DTKBSnippetRules
import DTKBSourceReading

extension ReportFormat {
  /// The XML of Checkstyle, which many build servers read.
  static let checkstyle = ReportFormat(name: "checkstyle") { report, setting in
    var document = XMLDocument(declared: true)
    document.group("checkstyle", ["version": "4.3"]) { document in
      for source in report.sources where !source.findings.isEmpty {
        document.group("file", ["name": setting.relativePath(of: source.source.name)]) { file in
          for explained in source.findings {
            let finding = explained.finding
            file.element(
              "error",
              [
                "line": "\(finding.start.line)", "column": "\(finding.start.utf16Column)",
                "severity": finding.severity == .note ? "info" : finding.severity.rawValue,
                "message": explained.sentence(setting.words), "source": "dtkb.\(finding.rule)",
              ])
          }
        }
      }
    }
    return document.text
  }
}
