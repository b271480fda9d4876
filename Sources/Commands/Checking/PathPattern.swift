/// A pattern for paths, as `.gitignore` has them.
///
/// `*` and `?` stay within a name, `[a-z]` is one character, `**` goes over folders. A pattern without a slash
/// in it matches at any depth, one with a slash from the folder that it is written for; one that ends with a slash
/// matches folders only.
struct PathPattern: Sendable, Equatable {
  /// The pattern as it was written.
  let text: String
  /// Whether it takes back what patterns before it say: `!Keep.swift`.
  let isNegated: Bool
  private let isForFolders: Bool
  private let names: [NamePattern]
  /// Whether any folders may stand before the one name that it has, as before most patterns of people.
  private let isOneName: Bool

  init(_ text: String, negatable: Bool = false) {
    self.text = text
    var rest = text[...]
    isNegated = negatable && rest.hasPrefix("!")
    if isNegated { rest = rest.dropFirst() }
    isForFolders = rest.hasSuffix("/")
    while rest.hasSuffix("/") { rest = rest.dropLast() }
    let isAnchored = rest.contains("/")
    if rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    let names = rest.split(separator: "/").map { NamePattern(Array($0.utf8)) }
    self.names = isAnchored || names.isEmpty ? names : [NamePattern.anyFolders] + names
    isOneName =
      self.names.count == 2 && self.names[0].kind == .anyFolders && names.last?.kind != .anyFolders
  }

  /// Whether the pattern matches a path or a folder around it.
  func matchesOrHolds(_ path: String) -> Bool {
    let path = PathNames(path)
    if matches(path, isFolder: false) { return true }
    return path.names.indices.dropFirst().contains {
      matches(path, path.names[..<$0], isFolder: true)
    }
  }

  /// Whether the pattern matches a path, which starts from the folder that the pattern is written for.
  func matches(_ path: String, isFolder: Bool) -> Bool {
    matches(PathNames(path), isFolder: isFolder)
  }

  /// Whether the pattern matches a path of which the first names lead to the folder that the pattern is written for.
  func matches(_ path: PathNames, after folders: Int = 0, isFolder: Bool) -> Bool {
    matches(path, path.names[folders...], isFolder: isFolder)
  }

  private func matches(_ path: PathNames, _ parts: ArraySlice<Range<Int>>, isFolder: Bool) -> Bool {
    if isForFolders, !isFolder { return false }
    guard !names.isEmpty else { return false }
    if isOneName {
      return parts.last.map { names[1].matches(path.bytes, $0) } ?? false
    }
    // The last `**` may take any number of folders; going back to an earlier one can gain nothing.
    var name = 0
    var part = parts.startIndex
    var retry: (name: Int, part: Int)?
    while part < parts.endIndex {
      if name < names.count, names[name].kind == .anyFolders {
        // `folder/**` is what is in the folder, not the folder.
        if name == names.count - 1 { return true }
        retry = (name, part)
        name += 1
      } else if name < names.count, names[name].matches(path.bytes, parts[part]) {
        name += 1
        part += 1
      } else if let last = retry {
        retry = (last.name, last.part + 1)
        name = last.name + 1
        part = last.part + 1
      } else {
        return false
      }
    }
    return name == names.count
  }
}
