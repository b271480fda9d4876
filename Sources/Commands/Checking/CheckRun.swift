import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBOperatingSystem
import DTKBQueryService
import DTKBSnippetRules
import DTKBSourceReading

/// Holds sources against rules, on as many threads as the machine runs at once.
///
/// What it finds does not depend on the number of threads, nor on what else of a project is checked.
struct CheckRun {
  /// What could not be read, and why.
  let errors: [CommandError]
  /// What was found in the sources, in their order; nothing of those in which there is nothing to tell of.
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

    /// Whether there is nothing to tell of the source.
    var saysNothing: Bool {
      isEmpty && notAnalysable.isEmpty && repairs.isEmpty
    }
  }

  /// Reads sources and holds them against rules.
  ///
  /// - Parameters:
  ///   - configurations: what the projects of the sources ask for.
  ///   - wholeProjects: the projects that are among the sources with every file of theirs.
  ///   - first: a first look at the sources, if somebody has taken it.
  init(
    of sources: [SourcePaths.Source], against selection: RuleSelection,
    configured configurations: [Project: ProjectConfiguration] = [:],
    with wholeProjects: Set<Project> = [], in context: CommandContext,
    after first: consuming FirstLook? = nil
  ) {
    var first =
      first ?? FirstLook(at: sources, against: selection, configured: configurations, in: context)
    errors = first.looks.compactMap { if case .failed(let error) = $0 { error } else { nil } }
    readFiles = errors.isEmpty ? sources : zip(sources, first.looks).filter(\.1.isRead).map(\.0)
    filesRead = readFiles.count
    let checkers = first.checkers
    self.checkers = checkers
    let promising = first.looks.indices.filter { first.looks[$0].promising != nil }
    filesSkipped = filesRead - promising.count
    first.gatherSymbols(
      of: sources.projects(at: promising).subtracting(wholeProjects), besides: sources, in: context)
    let projects = first.symbols.projects(configured: configurations)
    // What was read of a source is given up as soon as it is checked.
    let reads = Handover(promising.compactMap { first.looks[$0].promising })
    first.looks = []
    found = context.map(promising.count) { number -> Found? in
      let source = sources[promising[number]]
      guard let read = reads.take(number) else { return nil }
      return checkers[source.project].found(in: source, read, projects[source.project] ?? .none)
    }.compactMap { $0 }
  }

  /// The sources that were read.
  let readFiles: [SourcePaths.Source]
  private let checkers: ProjectCheckers

  /// The rules that a source was held against.
  func rules(for source: SourcePaths.Source) -> Set<String> { checkers[source.project].rules }

  /// Changes what was found, source by source.
  mutating func change(_ body: (inout Found) -> Void) {
    for index in found.indices where !found[index].isEmpty { body(&found[index]) }
  }

  /// What was read of sources and the context of each node, instead of findings.
  static func trees(
    of sources: [SourcePaths.Source], in context: CommandContext
  ) -> (lines: [String], errors: [CommandError]) {
    let first = FirstLook(at: sources, against: nil, in: context)
    first.gatherSymbols(
      of: sources.projects(at: sources.indices), besides: sources, in: context)
    let projects = first.symbols.projects(configured: [:])
    var lines: [String] = []
    var errors: [CommandError] = []
    for (source, look) in zip(sources, first.looks) {
      switch look {
      case .skipped: continue
      case .failed(let error): errors.append(error)
      case .read(let read):
        if sources.count > 1 { lines.append("\(source.name):") }
        lines += Checker(rules: []).treeLines(
          of: SourceFile(name: source.place, bytes: read.bytes),
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
    in language: LanguageChoice, from base: QueryService, _ words: InterfaceWords,
    _ context: CommandContext
  ) throws(CommandError) -> CheckReport {
    var report = CheckReport(filesRead: filesRead)
    report.unchanged = found.reduce(0) { $0 + $1.unchanged.count }
    for found in found {
      let name = found.source.name
      for (rule, count) in found.notAnalysable.sorted(by: { $0.key < $1.key }) {
        report.notAnalysable.append((name, rule, count))
      }
      if !found.repairs.isEmpty {
        let repairs = Repair.allCases.filter { found.repairs.contains($0) }
        report.repaired.append((name, repairs))
      }
    }
    let shown = found.filter { !$0.isEmpty }
    if shown.isEmpty { return report }
    let explainer = try knowledge { () throws(StorageError) in
      try base.explainer(in: language)
    }
    report.sources = context.map(shown.count) { shown[$0].explained(by: explainer, words) }
    return report
  }
}

extension CheckRun.Found {
  /// What was found in the source, in a reader's words.
  fileprivate func explained(
    by explainer: FindingExplainer, _ words: InterfaceWords
  ) -> CheckReport.Source {
    let findings = findings.map(explainer.explained)
    let faults = faults.map { $0.explained(in: words) }
    let hidden =
      suppressed.map {
        HiddenFinding(finding: explainer.explained($0.finding), cause: .comment($0.by))
      } + known.map { HiddenFinding(finding: explainer.explained($0), cause: .baseline) }
    return CheckReport.Source(
      source: SourceFile(name: source.name, bytes: bytes),
      findings: faults.isEmpty ? findings : (findings + faults).inReadingOrder,
      hidden: hidden.inReadingOrder)
  }
}

extension [SourcePaths.Source] {
  /// The projects of the sources at some places.
  fileprivate func projects(at places: some Sequence<Int>) -> Set<Project> {
    var projects: Set<Project> = []
    var last: Project?
    // Sources of one project stand side by side.
    for place in places where self[place].project != last {
      last = self[place].project
      projects.insert(self[place].project)
    }
    return projects
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
