import DTKBKnowledgeStorage
import DTKBOperatingSystem
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
  private let found: [Found]

  /// What was found in a source.
  private struct Found: Sendable {
    let source: SourceFile
    let result: CheckResult
    let parted: Suppressions.Result

    var isEmpty: Bool {
      parted.findings.isEmpty && parted.suppressed.isEmpty && parted.faults.isEmpty
    }
  }

  /// How many sources were read.
  let filesRead: Int
  /// How many of them a look at their bytes was enough for.
  let filesSkipped: Int

  /// Reads sources and holds them against rules.
  init(of sources: [SourcePaths.Source], against rules: [Rule], in context: CommandContext) {
    let checker = Checker(rules: rules)
    let looks = Self.look(at: sources, in: context) {
      checker.mayFind(in: $0) || Suppressions.mayStand(in: $0)
    }
    errors = looks.compactMap { if case .failed(let error) = $0 { error } else { nil } }
    filesRead = sources.count - errors.count
    let promising = zip(sources, looks).compactMap { source, look in
      if case .read(let bytes?, _) = look { (source: source, bytes: bytes) } else { nil }
    }
    filesSkipped = filesRead - promising.count
    let projects = Self.symbols(
      of: Set(promising.map(\.source.project)), zip(sources, looks), in: context)
    let ids = Set(rules.map(\.id))
    found = context.map(promising.count) { [checker] number in
      let (source, bytes) = promising[number]
      let file = SourceFile(name: source.place, bytes: bytes)
      let result = checker.check(file, in: projects[source.project] ?? .none)
      let parted = Suppressions(in: file).applied(to: result.findings, of: ids)
      let found = Found(
        source: SourceFile(name: source.name, bytes: bytes), result: result, parted: parted)
      // Most sources are clean, and need not be kept.
      return found.isEmpty
        ? Found(source: SourceFile(name: source.name, bytes: []), result: result, parted: parted)
        : found
    }
  }

  /// What was read of sources and the context of each node, instead of findings.
  static func trees(
    of sources: [SourcePaths.Source], in context: CommandContext
  ) -> (lines: [String], errors: [CommandError]) {
    let looks = look(at: sources, in: context) { _ in true }
    let projects = symbols(of: Set(sources.map(\.project)), zip(sources, looks), in: context)
    var lines: [String] = []
    var errors: [CommandError] = []
    for (source, look) in zip(sources, looks) {
      switch look {
      case .failed(let error): errors.append(error)
      case .read(let bytes, _):
        if sources.count > 1 { lines.append("\(source.name):") }
        lines += Checker(rules: []).treeLines(
          of: SourceFile(name: source.place, bytes: bytes ?? []),
          in: projects[source.project] ?? .none)
      }
    }
    return (lines, errors)
  }

  // MARK: - Looking

  /// What a first look at a source says.
  private enum Look: Sendable {
    case failed(CommandError)
    /// Its bytes if a rule may find something in them, and what it declares for others.
    case read([UInt8]?, FileSymbols?)
  }

  private static func look(
    at sources: [SourcePaths.Source], in context: CommandContext,
    isPromising: @escaping @Sendable (SourceFile) -> Bool
  ) -> [Look] {
    // The standard input is one stream, and is read before threads come into play.
    let inputs = sources.map { $0.path == nil ? context.input : nil }
    return context.map(sources.count) { number in
      let source = sources[number]
      let bytes: [UInt8]
      switch inputs[number] {
      case .success(let input): bytes = input
      case .failure(let error): return .failed(.system(error, doing: "read"))
      case nil:
        do throws(SystemError) {
          bytes = try File.read(source.path ?? source.name)
        } catch {
          let error = SystemError(code: error.code, path: source.name)
          return .failed(.system(error, doing: "read"))
        }
      }
      let file = SourceFile(name: source.place, bytes: bytes)
      return .read(isPromising(file) ? bytes : nil, source.symbols(of: file))
    }
  }

  // MARK: - Projects

  /// What projects declare: in the sources that were looked at and in all others of the project.
  private static func symbols(
    of projects: Set<Project>, _ looks: some Sequence<(SourcePaths.Source, Look)>,
    in context: CommandContext
  ) -> [Project: ProjectSymbols] {
    var files: [Project: [(place: String, symbols: FileSymbols)]] = [:]
    var seen: Set<String> = []
    for (source, look) in looks where projects.contains(source.project) {
      seen.insert(source.realPath)
      guard case .read(_, let symbols?) = look else { continue }
      files[source.project, default: []].append((source.place, symbols))
    }
    for project in projects {
      let others = SourcePaths(of: project, in: context).sources.filter {
        $0.isSwift && !seen.contains($0.realPath)
      }
      files[project, default: []] += context.map(others.count) { number in
        let source = others[number]
        // A file that cannot be read declares nothing; who names it is told.
        let bytes = source.path.flatMap { try? File.read($0) } ?? []
        return (source.place, FileSymbols(SourceFile(name: source.place, bytes: bytes)))
      }
    }
    // In one order, whatever was named and found first.
    return files.mapValues { files in
      ProjectSymbols(files.sorted { $0.place < $1.place }.map(\.symbols))
    }
  }

  // MARK: - Reporting

  /// How often each rule found something.
  var findingsByRule: [String: Int] {
    found.flatMap(\.result.findings).reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
  }

  /// What was found, in a reader's words.
  func report(
    in language: LanguageChoice, from base: QueryService, _ words: InterfaceWords
  ) throws(CommandError) -> CheckReport {
    let findings = found.flatMap { $0.parted.findings + $0.parted.suppressed.map(\.finding) }
    let explained = try knowledge { () throws(StorageError) in
      findings.isEmpty ? [] : try base.explain(findings, in: language)
    }
    var rest = explained[...]
    func next(_ count: Int) -> ArraySlice<ExplainedFinding> {
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
    var report = CheckReport(filesRead: filesRead)
    for found in found {
      let own = next(found.parted.findings.count)
      let hidden = zip(next(found.parted.suppressed.count), found.parted.suppressed).map {
        HiddenFinding(finding: $0, cause: .comment($1.by))
      }
      let faults = found.parted.faults.map { $0.explained(in: words) }
      if !found.isEmpty {
        let shown = faults.isEmpty ? Array(own) : (own + faults).inReadingOrder
        report.sources.append(
          CheckReport.Source(source: found.source, findings: shown, hidden: hidden))
      }
      let name = found.source.name
      for (rule, count) in found.result.notAnalysable.sorted(by: { $0.key < $1.key }) {
        report.notAnalysable.append((name, rule, count))
      }
      if !found.result.repairs.isEmpty {
        let repairs = Repair.allCases.filter { found.result.repairs.contains($0) }
        report.repaired.append((name, repairs))
      }
    }
    return report
  }
}

extension Sequence<ExplainedFinding> {
  /// Findings of one source by their places.
  fileprivate var inReadingOrder: [ExplainedFinding] {
    sorted { ($0.finding.start, $0.finding.rule) < ($1.finding.start, $1.finding.rule) }
  }
}

extension SourcePaths.Source {
  fileprivate var isSwift: Bool { SourceLanguage(ofFileNamed: place) == .swift }

  /// What a file declares for others; a snippet on the standard input declares nothing.
  fileprivate func symbols(of file: SourceFile) -> FileSymbols? {
    path != nil && isSwift ? FileSymbols(file) : nil
  }
}

extension CommandContext {
  /// Everything on the standard input, or why there is nothing.
  fileprivate var input: Result<[UInt8], SystemError> {
    do throws(SystemError) {
      return .success(try readInput())
    } catch {
      return .failure(error)
    }
  }

  /// The results of a body for every number up to a count, worked out by several threads.
  fileprivate func map<Value: Sendable>(
    _ count: Int, _ body: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    Threads.map(count, threads: threads, body)
  }
}
