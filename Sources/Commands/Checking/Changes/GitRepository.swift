import DTKBOperatingSystem

/// A working tree of git, which is asked what changed in it.
struct GitRepository {
  /// The folder of the working tree, without links.
  let root: String
  private let program: String

  /// The nearest folder upwards from a file that is a working tree; `nil` where there is none.
  static func root(around realPath: String) -> String? {
    var folder = Array(realPath.utf8)[...]
    while let slash = folder.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      let path = String(decoding: folder, as: UTF8.self)
      if File.exists(at: path + "/.git") { return path.isEmpty ? "/" : path }
    }
    return nil
  }

  init(root: String, in context: CommandContext) throws(GitError) {
    guard let program = context.program(named: "git") else { throw .notInstalled }
    self.root = root
    self.program = program
    // Git says itself why it does not take the folder for one of its own.
    _ = try output(of: ["rev-parse", "--git-dir"])
  }

  /// What changed in the working tree since a revision, among files of the given paths from the root.
  func changes(since revision: String, in paths: some Sequence<String>) throws(GitError)
    -> ChangedLines
  {
    // What looks like an option is never given to git.
    guard !revision.hasPrefix("-"),
      let name = try? output(of: ["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    else { throw .unknownRevision(revision, repository: root) }
    let commit = String(decoding: name.filter { $0 > 0x20 }, as: UTF8.self)
    let places = Self.pathspecs(of: paths)
    let diff = try output(
      of: [
        // Whatever its settings say, the lines alone, and names that cannot be mistaken.
        "-c", "core.quotePath=true", "diff", "--unified=0", "--inter-hunk-context=0", "--no-color",
        "--no-ext-diff", "--no-textconv", "--no-relative", "--text", "--find-renames",
        "--src-prefix=a/", "--dst-prefix=b/", commit, "--",
      ] + places)
    let tracked = try output(of: ["ls-files", "-z", "--"] + places)
    return ChangedLines(patch: diff, tracked: tracked)
  }

  /// What git calls the files of these paths and their like: by their endings, and one by one where they have none.
  ///
  /// A command line has room for the endings of thousands of files, not for their names.
  private static func pathspecs(of paths: some Sequence<String>) -> [String] {
    Set(
      paths.map { path in
        let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
        let parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let isPlain = parts.last?.allSatisfy {
          (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0)
        }
        guard parts.count > 1, let ending = parts.last, isPlain == true else {
          return ":(top,literal)" + path
        }
        return "*." + String(decoding: Array(ending), as: UTF8.self)
      }
    ).sorted()
  }

  private func output(of arguments: [String]) throws(GitError) -> [UInt8] {
    let result: ProgramOutput
    do throws(SystemError) {
      result = try ProgramOutput(
        of: program, ["-C", root] + arguments, changing: Self.environment)
    } catch {
      throw .failed(error.message)
    }
    guard result.status == 0 else {
      let line = String(decoding: result.errors.prefix { $0 != 0x0A }, as: UTF8.self)
      throw .failed(line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line)
    }
    return result.output
  }

  /// A hook is given another repository's names, and no other program of git is to wait for this one.
  private static let environment: [String: String?] = [
    "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil,
    "GIT_COMMON_DIR": nil, "GIT_OBJECT_DIRECTORY": nil, "GIT_EXTERNAL_DIFF": nil,
    "GIT_LITERAL_PATHSPECS": nil, "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C",
  ]
}

extension CommandContext {
  /// Where a program stands; `nil` where it is in no folder of the `PATH`.
  ///
  /// Folders that are named from the current one are left out: what is checked may bring programs of its own.
  fileprivate func program(named name: String) -> String? {
    let folders = (setting("PATH") ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    return folders.map { "\($0)/\(name)" }.first { File.kind(at: $0) == .file }
  }
}
