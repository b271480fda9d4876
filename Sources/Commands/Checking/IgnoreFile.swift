import DTKBOperatingSystem

/// The patterns of a `.gitignore` and the folder they are written for.
struct IgnoreFile: Sendable {
  private let folder: PathNames
  private let patterns: [PathPattern]

  /// Reads the file of a folder; `nil` where there is none that says something.
  init?(in folder: String, named name: String = ".gitignore") {
    let path = folder + "/" + name
    guard File.kind(at: path) == .file, let bytes = try? File.read(path) else { return nil }
    var patterns: [PathPattern] = []
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      var text = String(decoding: line, as: UTF8.self)
      while text.hasSuffix(" "), !text.hasSuffix("\\ ") { text.removeLast() }
      if text.isEmpty || text.hasPrefix("#") { continue }
      patterns.append(PathPattern(text, negatable: true))
    }
    if patterns.isEmpty { return nil }
    self.folder = PathNames(folder)
    self.patterns = patterns
  }

  /// Whether the file says that a path is to be ignored, or is not; `nil` where it says nothing of it.
  func ignores(_ realPath: PathNames, isFolder: Bool) -> Bool? {
    guard realPath.bytes.count > folder.bytes.count,
      realPath.bytes[folder.bytes.count] == UInt8(ascii: "/"),
      realPath.bytes.starts(with: folder.bytes)
    else { return nil }
    for index in patterns.indices.reversed()
    where patterns[index].matches(realPath, after: folder.names.count, isFolder: isFolder) {
      return !patterns[index].isNegated
    }
    return nil
  }
}

extension [IgnoreFile] {
  /// Whether a path is ignored; the innermost file that says something of it decides.
  func ignore(_ realPath: String, isFolder: Bool) -> Bool {
    if isEmpty { return false }
    let path = PathNames(realPath)
    for file in reversed() {
      if let answer = file.ignores(path, isFolder: isFolder) { return answer }
    }
    return false
  }
}
