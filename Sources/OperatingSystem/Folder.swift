/// Folders on disk.
public enum Folder {
  /// The folder that relative paths start from; `nil` where it was removed.
  public static var current: String? { SystemCalls.currentFolder }

  /// The names in a folder, in the order of their bytes, `.` and `..` left out.
  public static func names(in path: String) throws(SystemError) -> [String] {
    try entries(in: path).map(\.name)
  }

  /// What a folder holds, in the order of the bytes of the names, `.` and `..` left out.
  public static func entries(in path: String) throws(SystemError) -> [FolderEntry] {
    try SystemCalls.entries(in: path).sorted {
      $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
  }

  /// Makes a folder and those above it; one that is there already is left as it is.
  public static func create(_ path: String) throws(SystemError) {
    if File.kind(at: path) == .folder { return }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try create(String(path[..<slash]))
    }
    do throws(SystemError) {
      try SystemCalls.makeFolder(path)
    } catch {
      if File.kind(at: path) != .folder { throw error }
    }
  }

  /// Removes an empty folder.
  public static func remove(_ path: String) throws(SystemError) {
    try SystemCalls.removeFolder(path)
  }
}
