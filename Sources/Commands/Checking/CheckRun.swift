import DTKBKnowledgeStorage
import DTKBKnowledge
import DTKBQueryService
import DTKBSnippetRules
import DTKBSourceReading

/// Holds sources against rules, on as many threads as the machine runs at once.
///
/// What it finds does not depend on the number of threads, nor on what else of a project is checked.
struct CheckRun {
  /// What could not be read, and why.
  let errors: [CommandError]
  /// What was found in the sources, in their order.
  private(set) var found: [Found]
  /// How many sources were read.
  let filesRead: Int
  /// How many of them a look at their bytes was enough for.
  let filesSkipped: Int

  /// What was found in a source.
  struct Found: Sendable {
    let source: SourcePaths.Source
    /// Its bytes; none where nothing was found in it.
    var bytes: [UInt8]
    /// The findings that are shown.
    var findings: [Finding]
    /// The findings that comments hide.
    var suppressed: [(finding: Finding, by: Suppression)]
    /// The findings that were there when the baseline was written.
    var known: [Finding] = []
    /// The findings on lines that did not change, where only changes are asked for.
    var unchanged: [Finding] = []
    /// What is wrong with the comments.
    var faults: [SuppressionFault]
    let notAnalysable: [String: Int]
    let repairs: Set<Repair>
    /// The rules that were asked.
    let rules: Set<String>

    var isEmpty: Bool {
      findings.isEmpty && suppressed.isEmpty && known.isEmpty && unchanged.isEmpty
        && faults.isEmpty
    }
  }

  /// A checker of the rules that a project is held against; a class, so that taking it to each source copies nothing.
  private final class ProjectChecker: Sendable {
    let checker: Checker
    let rules: Set<String>
    let configuration: ProjectConfiguration

    init(_ selection: RuleSelection, _ configuration: ProjectConfiguration) {
      let rules = selection.rules(in: configuration)
      checker = Checker(rules: rules)
      self.rules = Set(rules.map(\.id))
      self.configuration = configuration
    }

    func found(
      in source: SourcePaths.Source, _ bytes: [UInt8], after look: SourceLook,
      _ symbols: ProjectSymbols
    ) -> Found {
      let file = SourceFile(name: source.place, bytes: bytes)
      let result = checker.check(file, in: symbols, after: look)
      let findings = result.findings.map(configuration.weighed)
      let parted = Suppressions(in: file, after: look).applied(to: findings, of: rules)
      var found = Found(
        source: source, bytes: bytes, findings: parted.findings, suppressed: parted.suppressed,
        faults: parted.faults, notAnalysable: result.notAnalysable, repairs: result.repairs,
        rules: rules)
      // Most sources are clean, and need not be kept.
      if found.isEmpty { found.bytes = [] }
      return found
    }
  }

  /// Reads sources and holds them against rules.
  ///
  /// - Parameter configurations: what the projects of the sources ask for.
  init(
    of sources: [SourcePaths.Source], against selection: RuleSelection,
    configured configurations: [Project: ProjectConfiguration] = [:], in context: CommandContext
  ) {
    let standard = ProjectChecker(selection, ProjectConfiguration())
    let checkers = configurations.filter { $0.value != ProjectConfiguration() }.mapValues {
      ProjectChecker(selection, $0)
    }
    let looks = Self.look(at: sources, in: context) {
      (checkers[$1] ?? standard).checker.look(at: $0)
    }
    errors = looks.compactMap { if case .failed(let error) = $0 { error } else { nil } }
    filesRead = sources.count - errors.count
    rulesByProject = checkers.mapValues(\.rules)
    standardRules = standard.rules
    var readFiles: [SourcePaths.Source] = []
    var promising: [(source: SourcePaths.Source, bytes: [UInt8], look: SourceLook)] = []
    for (source, look) in zip(sources, looks) {
      guard case .read(let read) = look else { continue }
      readFiles.append(source)
      if let bytes = read.bytes { promising.append((source, bytes, read.look)) }
    }
    self.readFiles = readFiles
    filesSkipped = filesRead - promising.count
    let projects = Self.symbols(
      of: Set(promising.map(\.source.project)), zip(sources, looks), configurations, in: context)
    found = context.map(promising.count) { [promising] number in
      let (source, bytes, look) = promising[number]
      return (checkers[source.project] ?? standard).found(
        in: source, bytes, after: look, projects[source.project] ?? .none)
    }
  }

  /// The sources that were read.
  let readFiles: [SourcePaths.Source]
  private let rulesByProject: [Project: Set<String>]
  private let standardRules: Set<String>

  /// The rules that a source was held against.
  func rules(for source: SourcePaths.Source) -> Set<String> {
    rulesByProject[source.project] ?? standardRules
  }

  /// Changes what was found, source by source.
  mutating func change(_ body: (inout Found) -> Void) {
    for index in found.indices where !found[index].isEmpty { body(&found[index]) }
  }

  /// What was read of sources and the context of each node, instead of findings.
  static func trees(
    of sources: [SourcePaths.Source], in context: CommandContext
  ) -> (lines: [String], errors: [CommandError]) {
    let looks = look(at: sources, in: context) { _, _ in SourceLook.none }
    let projects = symbols(
      of: Set(sources.map(\.project)), zip(sources, looks), [:], in: context)
    var lines: [String] = []
    var errors: [CommandError] = []
    for (source, look) in zip(sources, looks) {
      switch look {
      case .failed(let error): errors.append(error)
      case .read(let read):
        if sources.count > 1 { lines.append("\(source.name):") }
        lines += Checker(rules: []).treeLines(
          of: SourceFile(name: source.place, bytes: read.bytes ?? []),
          in: projects[source.project] ?? .none)
      }
    }
    return (lines, errors)
  }

  // MARK: - Reporting

  /// How often each rule found something.
  var findingsByRule: [String: Int] {
    found.flatMap(\.findings).reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
  }

  /// What was found, in a reader's words.
  func report(
    in language: LanguageChoice, from base: QueryService, _ words: InterfaceWords
  ) throws(CommandError) -> CheckReport {
    let findings = found.flatMap { $0.findings + $0.suppressed.map(\.finding) + $0.known }
    let explained = try knowledge { () throws(StorageError) in
      findings.isEmpty ? [] : try base.explain(findings, in: language)
    }
    var rest = explained[...]
    func next(_ count: Int) -> ArraySlice<ExplainedFinding> {
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
    var report = CheckReport(filesRead: filesRead)
    report.unchanged = found.reduce(0) { $0 + $1.unchanged.count }
    for found in found {
      let own = next(found.findings.count)
      let hidden =
        zip(next(found.suppressed.count), found.suppressed).map {
          HiddenFinding(finding: $0, cause: .comment($1.by))
        } + next(found.known.count).map { HiddenFinding(finding: $0, cause: .baseline) }
      let faults = found.faults.map { $0.explained(in: words) }
      let name = found.source.name
      if !found.isEmpty {
        report.sources.append(
          CheckReport.Source(
            source: SourceFile(name: name, bytes: found.bytes),
            findings: faults.isEmpty ? Array(own) : (own + faults).inReadingOrder,
            hidden: hidden.inReadingOrder))
      }
      for (rule, count) in found.notAnalysable.sorted(by: { $0.key < $1.key }) {
        report.notAnalysable.append((name, rule, count))
      }
      if !found.repairs.isEmpty {
        let repairs = Repair.allCases.filter { found.repairs.contains($0) }
        report.repaired.append((name, repairs))
      }
    }
    return report
  }
}

extension Sequence<HiddenFinding> {
  /// Hidden findings of one source by their places.
  fileprivate var inReadingOrder: [HiddenFinding] {
    sorted {
      ($0.finding.finding.start, $0.finding.finding.rule)
        < ($1.finding.finding.start, $1.finding.finding.rule)
    }
  }
}

extension Sequence<ExplainedFinding> {
  /// Findings of one source by their places.
  fileprivate var inReadingOrder: [ExplainedFinding] {
    sorted { ($0.finding.start, $0.finding.rule) < ($1.finding.start, $1.finding.rule) }
  }
}
