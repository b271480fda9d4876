import DTKBQueryService
import DTKBSnippetRules
import DTKBSourceReading

extension ReportFormat {
  /// Lines that Xcode makes issues of when a build phase prints them: paths from the root of the disk, and its own
  /// words for severities; what does not make the check fail is no error, since that would make the build fail.
  static let xcode = ReportFormat(name: "xcode") { report, setting in
    report.findings.map { file, explained in
      let finding = explained.finding
      let place =
        "\(setting.absolutePath(of: file)):\(finding.start.line):\(finding.start.column)"
      let isError = finding.severity == .error && setting.isFailure(explained)
      let severity = isError ? .error : min(finding.severity, .warning)
      let message = explained.sentence(setting.words)
      return visible("\(place): \(severity): \(message) [\(finding.rule)]") + "\n"
    }.joined()
  }
}
