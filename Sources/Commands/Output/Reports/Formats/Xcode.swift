import DTKBQueryService
import DTKBSnippetRules
import DTKBSourceReading

extension ReportFormat {
  /// Lines that Xcode makes issues of when a build phase prints them: paths from the root of the disk, and its own
  /// words for severities.
  static let xcode = ReportFormat(name: "xcode") { report, setting in
    report.findings.map { file, explained in
      let finding = explained.finding
      let place =
        "\(setting.absolutePath(of: file)):\(finding.start.line):\(finding.start.column)"
      let message = explained.sentence(setting.words)
      return visible("\(place): \(finding.severity): \(message) [\(finding.rule)]") + "\n"
    }.joined()
  }
}
