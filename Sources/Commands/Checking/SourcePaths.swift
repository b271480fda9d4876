import DTKBOperatingSystem

/// The sources that a command line names, found on disk.
struct SourcePaths {
  /// A source that can be read.
  struct Source: Equatable {
    /// The name that findings carry: the path as it was typed or found, `-` for the standard input.
    let name: String
    /// The path as the system finds it; `nil` for the standard input.
    let path: String?
  }

  /// Folders that hold other people's or generated code.
  static let skippedFolders: Set<String> = [
    ".build", ".git", "Carthage", "DerivedData", "Pods", "node_modules",
  ]

  /// The sources, each once, in the order of the command line; within a folder in the order of the
  /// names.
  private(set) var sources: [Source] = []
  /// What could not be looked at, and why.
  private(set) var errors: [SystemError] = []

  private let context: CommandContext
  private var seenNames: Set<String> = []
  private var seenFolders: Set<FileIdentity> = []

  /// Finds what the paths of a command line name; the current folder where there is none.
  ///
  /// A file is taken whatever its ending. Of a folder, the Swift files below it are taken, links
  /// followed; a folder that was seen before, by whatever path, is not walked again.
  init(_ paths: [String], in context: CommandContext) {
    self.context = context
    if paths.isEmpty { walk("") }
    for path in paths {
      if path == "-" {
        take("-", nil)
      } else if File.kind(at: context.resolved(path)) == .folder {
        walk(path == "." ? "" : path)
      } else {
        take(path, context.resolved(path))
      }
    }
  }

  private mutating func take(_ name: String, _ path: String?) {
    if seenNames.insert(name).inserted { sources.append(Source(name: name, path: path)) }
  }

  /// Takes the Swift files below a folder; the current one has an empty name.
  private mutating func walk(_ folder: String) {
    // A stack, not recursion: a folder may be nested as deep as a path is long.
    var waiting = [folder]
    while let name = waiting.popLast() {
      let path = context.resolved(name.isEmpty ? "." : name)
      switch File.kind(at: path) {
      case .folder: waiting += enter(name, path).reversed()
      case .file where name.hasSuffix(".swift"): take(name, path)
      default: break
      }
    }
  }

  /// The paths in a folder that may be sources or folders; none where it was seen before.
  private mutating func enter(_ folder: String, _ path: String) -> [String] {
    do throws(SystemError) {
      guard seenFolders.insert(try File.identity(at: path)).inserted else { return [] }
      let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
      return try Folder.names(in: path)
        .filter { !Self.skippedFolders.contains($0) }
        .map { prefix + $0 }
    } catch {
      errors.append(error)
      return []
    }
  }
}
