import DTKBKnowledgeStorage
import DTKBOperatingSystem
import DTKBQueryService
import DTKBSnippetRules
import DTKBSourceReading

/// Holds sources against rules, one after the other.
struct CheckRun {
  private let checker: Checker
  private var found: [(source: SourceFile, findings: [Finding])] = []
  private var notAnalysable: [(file: String, rule: String, count: Int)] = []
  private var filesRead = 0

  init(rules: [Rule]) {
    checker = Checker(rules: rules)
  }

  /// Reads a source and holds it against the rules.
  mutating func check(
    _ source: SourcePaths.Source, in context: CommandContext
  ) throws(SystemError) {
    let bytes =
      if let path = source.path { try File.read(path) } else { try context.readInput() }
    let file = SourceFile(name: source.name, bytes: bytes)
    let result = checker.check(file)
    filesRead += 1
    if !result.findings.isEmpty { found.append((file, result.findings)) }
    for (rule, count) in result.notAnalysable.sorted(by: { $0.key < $1.key }) {
      notAnalysable.append((source.name, rule, count))
    }
  }

  /// What was found, in a reader's words.
  func report(
    in language: LanguageChoice, from base: QueryService
  ) throws(CommandError) -> CheckReport {
    let explained = try knowledge { () throws(StorageError) in
      found.isEmpty ? [] : try base.explain(found.flatMap(\.findings), in: language)
    }
    var rest = explained[...]
    let sources = found.map { source, findings in
      let own = rest.prefix(findings.count)
      rest = rest.dropFirst(findings.count)
      return CheckReport.Source(source: source, findings: Array(own))
    }
    return CheckReport(sources: sources, notAnalysable: notAnalysable, filesRead: filesRead)
  }
}
