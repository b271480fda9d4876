import DTKBOperatingSystem
import DTKBSnippetRules
import DTKBSourceReading

extension CheckRun {
  // MARK: - Looking

  /// What a first look at a source says.
  enum Look: Sendable {
    case failed(CommandError)
    case read(ReadSource)
  }

  /// What was read of a source.
  final class ReadSource: Sendable {
    /// Its bytes if a rule may find something in them.
    let bytes: [UInt8]?
    /// What a look at them tells.
    let look: SourceLook
    /// What it declares for others.
    let symbols: FileSymbols?

    init(_ bytes: [UInt8]?, _ look: SourceLook, _ symbols: FileSymbols?) {
      self.bytes = bytes
      self.look = look
      self.symbols = symbols
    }
  }

  /// Of so many bytes of sources the trees are kept from the first look to the check; each takes about seven times its
  /// bytes in memory.
  private static let keptBytes = 20 << 20

  static func look(
    at sources: [SourcePaths.Source], in context: CommandContext,
    looking: @escaping @Sendable (SourceFile, Project) -> SourceLook
  ) -> [Look] {
    // The standard input is one stream, and is read before threads come into play.
    let inputs = sources.map { $0.path == nil ? context.input : nil }
    let allowance = SharedAllowance(Self.keptBytes)
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
      var look = looking(file, source.project)
      look.keepTree(of: file) { allowance.take($0) }
      return .read(
        ReadSource(
          look.mayFind || look.maySuppress ? bytes : nil, look,
          source.symbols(of: file, after: look)))
    }
  }

  // MARK: - Projects

  /// What a file declares, and where it lies; a class, so that sorting them copies nothing.
  private final class PlacedSymbols: Sendable {
    let place: String
    let symbols: FileSymbols

    init(_ place: String, _ symbols: FileSymbols) {
      self.place = place
      self.symbols = symbols
    }
  }

  /// What so many files of a project declare is put together by one thread.
  private static let partSize = 1000

  /// What projects declare: in the sources that were looked at and in all others of the project.
  static func symbols(
    of projects: Set<Project>, _ looks: some Sequence<(SourcePaths.Source, Look)>,
    _ configurations: [Project: ProjectConfiguration], with wholeProjects: Set<Project>,
    in context: CommandContext
  ) -> [Project: ProjectSymbols] {
    var files: [Project: [PlacedSymbols]] = [:]
    var seen: Set<String> = []
    let needsOthers = !projects.isSubset(of: wholeProjects)
    for (source, look) in looks where projects.contains(source.project) {
      if needsOthers { seen.insert(source.realPath) }
      guard case .read(let read) = look, let symbols = read.symbols else { continue }
      files[source.project, default: []].append(PlacedSymbols(source.place, symbols))
    }
    for project in projects where !wholeProjects.contains(project) {
      let others = SourcePaths(of: project, in: context).sources.filter {
        $0.declaresForOthers && !seen.contains($0.realPath)
      }
      files[project, default: []] += context.map(others.count) { number in
        let source = others[number]
        // A file that cannot be read declares nothing; who names it is told.
        let bytes = source.path.flatMap { try? File.read($0) } ?? []
        return PlacedSymbols(
          source.place, FileSymbols(SourceFile(name: source.place, bytes: bytes)))
      }
    }
    // In one order, whatever was named and found first.
    var symbols: [Project: ProjectSymbols] = [:]
    for project in projects {
      let sorted = (files[project] ?? []).sorted { $0.place < $1.place }
      let parts = context.map((sorted.count + partSize - 1) / partSize) { number in
        let files = sorted[number * partSize..<min((number + 1) * partSize, sorted.count)]
        return FileSymbols(joining: files.lazy.map(\.symbols))
      }
      symbols[project] = ProjectSymbols(
        parts, settings: configurations[project]?.settings ?? ProjectSettings())
    }
    return symbols
  }
}

extension SourcePaths.Source {
  /// Whether files of its kind declare things for others: Swift and scripts.
  fileprivate var declaresForOthers: Bool {
    let language = SourceLanguage(ofFileNamed: place)
    return language == .swift || language == .script
  }

  /// What a file declares for others; a snippet that belongs to no file declares nothing.
  fileprivate func symbols(of file: SourceFile, after look: SourceLook) -> FileSymbols? {
    realPath != "-" && look.mayDeclare && declaresForOthers ? FileSymbols(file, after: look) : nil
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
