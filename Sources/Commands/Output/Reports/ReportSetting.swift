import DTKBKnowledge
import DTKBQueryService
import DTKBSnippetRules

/// What a report is written with, beside what was found.
struct ReportSetting {
  /// The words around the findings.
  let words: InterfaceWords
  /// The language of what explains the rules.
  let language: LanguageChoice
  /// The base that explains the rules.
  let base: QueryService
  /// The rules that the code was held against.
  let rules: [Rule]
  /// The severity from which on a finding is a failure; `nil` where none is.
  let threshold: Severity?
  /// What could not be read.
  let errors: [CommandError]
  /// How many threads may write at once.
  let threads: Int
  /// The folder that relative paths start from, where it is known.
  let folder: String?
  /// An empty page of the place that the report goes to.
  var page: TextPage

  /// The path of a file from the current folder, as it is below it; others stay as they are.
  func relativePath(of name: String) -> String {
    var path = Substring(name)
    if let folder, path.utf8.starts(with: "\(folder)/".utf8) {
      path = Substring(path.utf8.dropFirst(folder.utf8.count + 1))
    }
    while path.utf8.starts(with: "./".utf8), path.utf8.count > 2 {
      path = Substring(path.utf8.dropFirst(2))
    }
    return String(path)
  }

  /// Whether a finding makes the check fail.
  func isFailure(_ explained: ExplainedFinding) -> Bool {
    threshold.map { explained.finding.severity >= $0 } ?? false
  }

  /// The path of a file from the root of the disk; the standard input stays `-`.
  func absolutePath(of name: String) -> String {
    guard name != "-", !name.hasPrefix("/"), let folder else { return name }
    return (folder == "/" ? "" : folder) + "/" + relativePath(of: name)
  }
}

extension ExplainedFinding {
  /// What is wrong and what to do, in one sentence.
  func sentence(_ words: InterfaceWords) -> String {
    fix.isEmpty ? message : "\(message); \(words[.fix]): \(fix)"
  }
}
