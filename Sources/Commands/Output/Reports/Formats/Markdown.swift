import DTKBKnowledge
import DTKBQueryService
import DTKBSnippetRules
import DTKBSourceReading

extension ReportFormat {
  /// A summary in GitHub's Markdown, such as for a job's page or a comment.
  static let markdown = ReportFormat(name: "markdown", showsStatistics: true) { report, setting in
    var text = "## dtkb check\n"
    for line in report.summary(setting.words) { text += "\n\(plain(line))\n" }
    if let statistics = report.statistics { text += statistics.markdown(setting.words) }
    for source in report.sources where !source.findings.isEmpty {
      text += "\n### \(code(setting.relativePath(of: source.source.name)))\n\n"
      for explained in source.findings {
        let finding = explained.finding
        text +=
          "- **\(plain(setting.words.name(of: finding.severity)))** "
          + "\(finding.start.line):\(finding.start.utf16Column) \(code(finding.rule)): "
          + plain(explained.sentence(setting.words)) + "\n"
      }
    }
    return text
  }

  /// A text in which no character is markup; `@names` are code, so that nobody of that name is called.
  private static func plain(_ text: String) -> String {
    var plain = ""
    var rest = visible(text)[...]
    while let character = rest.popFirst() {
      if character == "@" {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
        rest = rest.dropFirst(name.count)
        plain += name.isEmpty ? "@" : code("@" + name)
      } else {
        if "\\`*_[]<>&|#~$".contains(character) { plain += "\\" }
        plain.append(character)
      }
    }
    return plain
  }

  /// A text as code, between more backticks than it has in a row.
  private static func code(_ text: String) -> String {
    let text = visible(text)
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    guard longest > 0 else { return "`\(text)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }
}
