import DTKBOperatingSystem
import DTKBSourceReading

/// The sources that a command line names, found on disk.
struct SourcePaths {
  /// A source that can be read.
  struct Source: Equatable {
    /// The name that people are shown: the path as it was typed or found, `-` for the standard input.
    let name: String
    /// The path as the system finds it; `nil` for the standard input.
    let path: String?
    /// The path without links, which is the same however the file was reached.
    let realPath: String
    /// The project that the file belongs to.
    let project: Project

    /// The name that rules are told: the path within the project, the same from whatever folder it is checked.
    var place: String { project.root == nil ? name : project.path(of: realPath) }

    /// The path from a folder, or the whole one where it lies elsewhere.
    func path(from folder: String) -> String {
      let start = folder.hasSuffix("/") ? folder : folder + "/"
      guard realPath.utf8.starts(with: start.utf8) else { return realPath }
      return String(decoding: realPath.utf8.dropFirst(start.utf8.count), as: UTF8.self)
    }
  }

  /// Folders that hold other people's or generated code; hidden ones are skipped as well.
  static let skippedFolders: Set<String> = ["Carthage", "DerivedData", "Pods", "node_modules"]

  /// The sources, each once, in the order of the command line; within a folder in the order of the
  /// names.
  private(set) var sources: [Source] = []
  /// What could not be looked at, and why.
  private(set) var errors: [CommandError] = []

  /// What the projects of the sources ask for.
  private(set) var configurations: [Project: ProjectConfiguration] = [:]

  /// The projects that are among the sources with every file of theirs.
  private(set) var wholeProjects: Set<Project> = []

  private let context: CommandContext
  private var tell: (Source, ProjectConfiguration) -> Void = { _, _ in }
  /// Whether a folder is searched for what is checked, not for what a project declares.
  private let isSelective: Bool
  private var unreadable: Set<Project> = []
  // Bytes, since names that Unicode takes for the same are two files to the system.
  /// The files that were taken; only known once one was reached by its own name or a link, since each folder is walked
  /// once.
  private var seenFiles: Set<ExactPath>?
  private var seenFolders: Set<ExactPath> = []

  /// Finds what the paths of a command line name; the current folder where there is none.
  ///
  /// A file is taken whatever its ending. Of a folder, the files below it are taken whose names say that they are
  /// sources, links followed; what was seen before, by whatever path, is not taken again. What `.gitignore` or the configuration of a project leaves out
  /// is not taken unless it is named itself.
  /// - Parameters:
  ///   - inputName: what the standard input is called.
  ///   - tell: is told of each source as soon as it is found, with what its project asks for.
  init(
    _ paths: [String], inputName: String? = nil, in context: CommandContext,
    telling tell: @escaping (Source, ProjectConfiguration) -> Void = { _, _ in }
  ) {
    self.context = context
    self.tell = tell
    isSelective = true
    for path in paths.isEmpty ? ["."] : paths { take(path, inputName: inputName) }
    self.tell = { _, _ in }
  }

  /// Finds the sources of a whole project.
  init(of project: Project, in context: CommandContext) {
    self.context = context
    isSelective = false
    guard let root = project.root else { return }
    walk(Place(name: "", path: root, realPath: root), in: project)
  }

  /// A file or folder on the way to the sources.
  private struct Place {
    let name: String
    let path: String
    let realPath: String
    /// What is ignored there.
    var ignored: [IgnoreFile] = []

    /// A place in this folder.
    func entry(_ entry: String) -> Place {
      func below(_ folder: String) -> String {
        folder.isEmpty || folder.hasSuffix("/") ? folder + entry : folder + "/" + entry
      }
      // Most folders are called by their whole path, or reached without links: one text serves for all.
      let entryPath = below(path)
      return Place(
        name: name == path ? entryPath : below(name), path: entryPath,
        realPath: realPath == path ? entryPath : below(realPath), ignored: ignored)
    }
  }

  /// Takes what a word of the command line names.
  private mutating func take(_ typed: String, inputName: String?) {
    if typed == "-", let inputName { return takeInput(named: inputName) }
    let path = context.resolved(typed)
    if typed == "-" || StandardStream.isNamed(by: path) {
      let path = typed == "-" ? nil : path
      return takeNamed(Source(name: typed, path: path, realPath: path ?? "-", project: .none))
    }
    do throws(SystemError) {
      let realPath = try File.realPath(of: path)
      let project = Project(around: realPath, in: context)
      guard readConfiguration(of: project) else { return }
      switch File.kind(at: path) {
      case .folder:
        let name = typed == "." ? "" : typed
        if realPath == project.root, configurations[project]?.takesAll == true {
          wholeProjects.insert(project)
        }
        walk(Place(name: name, path: path, realPath: realPath), in: project)
      case .file: takeNamed(Source(name: typed, path: path, realPath: realPath, project: project))
      default: errors.append(.notASource(typed))
      }
    } catch {
      errors.append(.system(SystemError(code: error.code, path: typed), doing: "read"))
    }
  }

  /// Takes the standard input in the place of a file, which need not be there.
  private mutating func takeInput(named name: String) {
    let path = context.resolved(name)
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let realFolder = (try? File.realPath(of: folder)) ?? folder
    let file = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    let realPath = realFolder + (realFolder == "/" ? "" : "/") + file
    let project = Project(around: realPath, in: context)
    guard readConfiguration(of: project) else { return }
    takeNamed(Source(name: name, path: nil, realPath: realPath, project: project))
  }

  /// Takes a source unless it was taken before.
  private mutating func take(_ source: Source) {
    guard seenFiles?.insert(ExactPath(source.realPath)).inserted ?? true else { return }
    sources.append(source)
    tell(source, configurations[source.project] ?? ProjectConfiguration())
  }

  /// Takes a source that is named itself, unless it was taken before.
  private mutating func takeNamed(_ source: Source) {
    remember()
    take(source)
  }

  /// From now on sources may be reached a second time.
  private mutating func remember() {
    if seenFiles == nil { seenFiles = Set(sources.lazy.map { ExactPath($0.realPath) }) }
  }

  /// Reads what a project asks for; false where that cannot be understood.
  private mutating func readConfiguration(of project: Project) -> Bool {
    guard isSelective, configurations[project] == nil else { return !unreadable.contains(project) }
    var configuration = ProjectConfiguration()
    do throws(CommandError) {
      if let path = project.configurationPath { configuration = try ProjectConfiguration(at: path) }
    } catch {
      errors.append(error)
      unreadable.insert(project)
    }
    configurations[project] = configuration
    return !unreadable.contains(project)
  }

  /// Takes the sources below a folder; the current one has an empty name.
  private mutating func walk(_ folder: Place, in project: Project) {
    var folder = folder
    folder.ignored = project.ignoreFiles(above: folder.realPath)
    // A stack, not recursion: a folder may be nested as deep as a path is long.
    var waiting = [(place: folder, kind: FileKind.folder, project: project)]
    while let (place, kind, project) = waiting.popLast() {
      switch kind {
      case .folder: waiting += entries(of: place, in: project).reversed()
      case .file:
        take(
          Source(name: place.name, path: place.path, realPath: place.realPath, project: project))
      case .link, .other: errors.append(.notASource(place.name))
      }
    }
  }

  /// The folders and sources in a folder, and what stands in the place of a source; none where it was seen before.
  private mutating func entries(
    of folder: Place, in project: Project
  ) -> [(place: Place, kind: FileKind, project: Project)] {
    guard seenFolders.insert(ExactPath(folder.realPath)).inserted else { return [] }
    do throws(SystemError) {
      var (folder, project) = (folder, project)
      let entries = try Folder.entries(in: folder.path)
      let names = entries.lazy.map(\.name)
      if names.contains(ProjectConfiguration.fileName) {
        let inner = Project(around: folder.realPath, in: context)
        if inner.configurationFolder == folder.realPath, inner != project {
          // What a folder declares for itself alone is not declared for those around it.
          guard isSelective, readConfiguration(of: inner) else { return [] }
          project = inner
        }
      }
      if names.contains(".gitignore"), let file = IgnoreFile(in: folder.realPath) {
        folder.ignored.append(file)
      }
      return entries.compactMap { entry in
        look(at: entry, in: folder).flatMap {
          isLeftOut($0.place, isFolder: $0.kind == .folder, in: project)
            ? nil : ($0.place, $0.kind, project)
        }
      }
    } catch {
      let path = folder.name.isEmpty ? "." : folder.name
      errors.append(.system(SystemError(code: error.code, path: path), doing: "read"))
      return []
    }
  }

  private func isLeftOut(_ place: Place, isFolder: Bool, in project: Project) -> Bool {
    if place.ignored.ignore(place.realPath, isFolder: isFolder) { return true }
    guard isSelective, let configuration = configurations[project],
      let path = project.configuredPath(of: place.realPath)
    else { return false }
    return isFolder ? configuration.excludes(folder: path) : !configuration.takes(file: path)
  }

  /// An entry of a folder if it is to be taken or walked, links followed.
  private mutating func look(
    at entry: FolderEntry, in folder: Place
  ) -> (place: Place, kind: FileKind)? {
    if entry.name.hasPrefix(".") || Self.skippedFolders.contains(entry.name) { return nil }
    let isSource = SourceLanguage(ofFileNamed: entry.name) != nil
    if entry.kind == .file, !isSource { return nil }
    var place = folder.entry(entry.name)
    var kind = entry.kind ?? .link
    if kind == .link {
      do throws(SystemError) {
        let realPath = try File.realPath(of: place.path)
        place = Place(
          name: place.name, path: place.path, realPath: realPath, ignored: place.ignored)
        kind = File.kind(at: realPath) ?? .other
        if kind == .file { remember() }
      } catch {
        // A link that leads nowhere matters where it stands for a source, one that leads to itself always.
        if isSource || error.kind != .missing {
          errors.append(.system(SystemError(code: error.code, path: place.name), doing: "read"))
        }
        return nil
      }
    }
    return kind == .folder || isSource ? (place, kind) : nil
  }
}
