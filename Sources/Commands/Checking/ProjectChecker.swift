import DTKBSnippetRules
import DTKBSourceReading

/// A checker of the rules that a project is held against; a class, so that taking it to each source copies nothing.
final class ProjectChecker: Sendable {
  /// The rules, by their ids.
  let rules: Set<String>
  private let checker: Checker
  private let configuration: ProjectConfiguration

  init(_ selection: RuleSelection, _ configuration: ProjectConfiguration) {
    let rules = selection.rules(in: configuration)
    checker = Checker(rules: rules)
    self.rules = Set(rules.map(\.id))
    self.configuration = configuration
  }

  /// What the bytes of a source tell.
  func look(at file: SourceFile) -> SourceLook { checker.look(at: file) }

  /// What is found in a source; `nil` where there is nothing to tell of it.
  func found(
    in source: SourcePaths.Source, _ read: FirstLook.ReadSource, _ symbols: ProjectSymbols
  ) -> CheckRun.Found? {
    let file = SourceFile(name: source.place, bytes: read.bytes)
    let result = checker.check(file, in: symbols, after: read.look)
    let findings = result.findings.map(configuration.weighed)
    let parted = Suppressions(in: file, after: read.look).applied(to: findings, of: rules)
    var found = CheckRun.Found(
      source: source, bytes: read.bytes, findings: parted.findings, suppressed: parted.suppressed,
      faults: parted.faults, notAnalysable: result.notAnalysable, repairs: result.repairs,
      rules: rules)
    // Most sources are clean, and need not be kept.
    if found.saysNothing { return nil }
    if found.isEmpty { found.bytes = [] }
    return found
  }
}

/// The checkers of projects, each made when it is first needed; most projects ask for nothing and share one.
struct ProjectCheckers: Sendable {
  private let selection: RuleSelection
  private let standard: ProjectChecker
  private var special: [Project: ProjectChecker] = [:]

  init(_ selection: RuleSelection) {
    self.selection = selection
    standard = ProjectChecker(selection, ProjectConfiguration())
  }

  /// Takes into account what a project asks for.
  mutating func add(_ project: Project, _ configuration: ProjectConfiguration) {
    guard special[project] == nil, configuration != ProjectConfiguration() else { return }
    special[project] = ProjectChecker(selection, configuration)
  }

  /// The checker of a project.
  subscript(project: Project) -> ProjectChecker { special[project] ?? standard }
}
