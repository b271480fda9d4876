import DTKBOperatingSystem
import DTKBSnippetRules
import DTKBSourceReading

/// What a first look at sources says: what was read of each, and what all of them declare for each other.
struct FirstLook: Sendable {
  /// What it says of each source, in their order.
  var looks: [Look]
  /// What the sources declare for each other.
  let symbols: GatheredSymbols
  /// The checkers of their projects.
  let checkers: ProjectCheckers

  /// What it says of a source.
  enum Look: Sendable {
    case failed(CommandError)
    case read(ReadSource)
    /// Read, and of no interest to any rule.
    case skipped

    /// Whether the source could be read.
    var isRead: Bool { if case .failed = self { false } else { true } }

    /// What was read of the source if a rule may find something in it.
    var promising: ReadSource? { if case .read(let read) = self { read } else { nil } }
  }

  /// What was read of a source in which a rule may find something.
  final class ReadSource: Sendable {
    let bytes: [UInt8]
    /// What a look at them tells.
    let look: SourceLook

    init(_ bytes: [UInt8], _ look: SourceLook) {
      self.bytes = bytes
      self.look = look
    }
  }

  // MARK: - Looking

  /// Looks at sources.
  ///
  /// - Parameters:
  ///   - selection: the rules that decide what is of interest; without any, everything is.
  ///   - configurations: what the projects of the sources ask for.
  init(
    at sources: [SourcePaths.Source], against selection: RuleSelection?,
    configured configurations: [Project: ProjectConfiguration] = [:], in context: CommandContext
  ) {
    var checkers = ProjectCheckers(selection ?? RuleSelection())
    for (project, configuration) in configurations { checkers.add(project, configuration) }
    // The standard input is one stream, and is read before threads come into play.
    let inputs = sources.map { $0.path == nil ? context.input : nil }
    let reader = SourceReader()
    looks = context.map(sources.count) { [checkers] number in
      let checker = selection == nil ? nil : checkers[sources[number].project]
      return reader.look(at: sources[number], inputs[number], for: checker)
    }
    symbols = reader.symbols
    self.checkers = checkers
  }

  /// Finds the sources that paths name, of which none is the standard input, and looks at each while more are found.
  static func whileFinding(
    _ paths: [String], against selection: RuleSelection, in context: CommandContext
  ) -> (paths: SourcePaths, look: FirstLook) {
    var checkers = ProjectCheckers(selection)
    let reader = SourceReader()
    var found: SourcePaths?
    let looks = context.map({ (item: (source: SourcePaths.Source, checker: ProjectChecker)) in
      reader.look(at: item.source, nil, for: item.checker)
    }) { tell in
      found = SourcePaths(paths, in: context) { source, configuration in
        checkers.add(source.project, configuration)
        tell((source, checkers[source.project]))
      }
    }
    let sources = found ?? SourcePaths([], in: context)
    return (sources, FirstLook(looks: looks, symbols: reader.symbols, checkers: checkers))
  }

  private init(looks: [Look], symbols: GatheredSymbols, checkers: ProjectCheckers) {
    self.looks = looks
    self.symbols = symbols
    self.checkers = checkers
  }

  /// Gathers what the files of projects declare that are not among the sources.
  func gatherSymbols(
    of projects: Set<Project>, besides sources: [SourcePaths.Source], in context: CommandContext
  ) {
    let projects = projects.filter { $0.root != nil }
    if projects.isEmpty { return }
    let seen = Set(sources.lazy.filter { projects.contains($0.project) }.map(\.realPath))
    for project in projects {
      let others = SourcePaths(of: project, in: context).sources.filter {
        $0.declaresForOthers && !seen.contains($0.realPath)
      }
      _ = context.map(others.count) { [symbols] number in
        let place = others[number].place
        // A file that cannot be read declares nothing; who names it is told.
        let bytes = others[number].path.flatMap { try? File.read($0) } ?? []
        symbols.add(
          FileSymbols(SourceFile(name: place, bytes: bytes)), of: project, at: place)
      }
    }
  }
}

/// Reads sources, on several threads at once, and gathers what they declare.
private final class SourceReader: Sendable {
  let symbols = GatheredSymbols()
  private let allowance = SharedAllowance(SourceReader.keptBytes)

  /// Of so many bytes of sources the trees are kept from the first look to the check; each takes about seven times its
  /// bytes in memory.
  private static let keptBytes = 20 << 20

  /// Reads a source and looks at it.
  ///
  /// - Parameters:
  ///   - input: what was read already, or why it was not.
  ///   - checker: says what is of interest; everything is without one.
  func look(
    at source: SourcePaths.Source, _ input: Result<[UInt8], SystemError>?,
    for checker: ProjectChecker?
  ) -> FirstLook.Look {
    let bytes: [UInt8]
    switch input {
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
    var look = checker?.look(at: file) ?? .none
    look.keepTree(of: file) { allowance.take($0) }
    // A snippet that belongs to no file declares nothing.
    if source.realPath != "-", look.mayDeclare, source.declaresForOthers {
      symbols.add(FileSymbols(file, after: look), of: source.project, at: source.place)
    }
    return look.mayFind || look.maySuppress
      ? .read(FirstLook.ReadSource(bytes, look)) : .skipped
  }
}

extension SourcePaths.Source {
  /// Whether files of its kind declare things for others: Swift and scripts.
  fileprivate var declaresForOthers: Bool {
    let language = SourceLanguage(ofFileNamed: place)
    return language == .swift || language == .script
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
}
