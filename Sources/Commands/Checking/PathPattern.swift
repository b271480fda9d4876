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
  private let names: [[UInt8]]

  init(_ text: String, negatable: Bool = false) {
    self.text = text
    var rest = text[...]
    isNegated = negatable && rest.hasPrefix("!")
    if isNegated { rest = rest.dropFirst() }
    isForFolders = rest.hasSuffix("/")
    while rest.hasSuffix("/") { rest = rest.dropLast() }
    let isAnchored = rest.contains("/")
    if rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    let names = rest.split(separator: "/").map { Array($0.utf8) }
    self.names = isAnchored || names.isEmpty ? names : [Self.anyFolders] + names
  }

  private static let anyFolders = Array("**".utf8)

  /// Whether the pattern matches a path or a folder around it.
  func matchesOrHolds(_ path: String) -> Bool {
    if matches(path, isFolder: false) { return true }
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    return parts.indices.dropFirst().contains { matches(parts[..<$0], isFolder: true) }
  }

  /// Whether the pattern matches a path, which starts from the folder that the pattern is written for.
  func matches(_ path: String, isFolder: Bool) -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    return matches(parts[...], isFolder: isFolder)
  }

  private func matches(_ parts: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool {
    if isForFolders, !isFolder { return false }
    guard !names.isEmpty else { return false }
    // The last `**` may take any number of folders; going back to an earlier one can gain nothing.
    var name = 0
    var part = parts.startIndex
    var retry: (name: Int, part: Int)?
    while part < parts.endIndex {
      if name < names.count, names[name] == Self.anyFolders {
        // `folder/**` is what is in the folder, not the folder.
        if name == names.count - 1 { return true }
        retry = (name, part)
        name += 1
      } else if name < names.count, Self.matches(names[name], parts[part]) {
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

  /// Whether a pattern for one name matches it.
  private static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var place = 0
    var index = 0
    var retry: (place: Int, index: Int)?
    while index < name.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        retry = (place, index)
        place += 1
      } else if let next = next(in: pattern, at: place, matching: name, &index) {
        place = next
      } else if let last = retry {
        retry = (last.place, last.index + 1)
        place = last.place + 1
        index = last.index + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// The place behind the part of a pattern that matches the character at an index; nil where it does not match.
  private static func next(
    in pattern: [UInt8], at place: Int, matching name: [UInt8], _ index: inout Int
  ) -> Int? {
    guard place < pattern.count else { return nil }
    let byte = name[index]
    switch Unicode.Scalar(pattern[place]) {
    case "?":
      index += 1
      while index < name.count, name[index] & 0xC0 == 0x80 { index += 1 }
      return place + 1
    case "[":
      guard let (end, holds) = set(in: pattern, at: place, byte) else { break }
      guard holds else { return nil }
      index += 1
      return end
    case "\\" where place + 1 < pattern.count:
      guard pattern[place + 1] == byte else { return nil }
      index += 1
      return place + 2
    default: break
    }
    guard pattern[place] == byte else { return nil }
    index += 1
    return place + 1
  }

  /// Where a set such as `[a-z]` or `[!0-9]` ends, and whether it holds a byte; nil where nothing closes it.
  private static func set(
    in pattern: [UInt8], at place: Int, _ byte: UInt8
  ) -> (end: Int, holds: Bool)? {
    var place = place + 1
    var isInverted = false
    if place < pattern.count,
      pattern[place] == UInt8(ascii: "!") || pattern[place] == UInt8(ascii: "^")
    {
      isInverted = true
      place += 1
    }
    let first = place
    var holds = false
    while place < pattern.count {
      if pattern[place] == UInt8(ascii: "]"), place > first {
        return (place + 1, holds != isInverted)
      }
      if place + 2 < pattern.count, pattern[place + 1] == UInt8(ascii: "-"),
        pattern[place + 2] != UInt8(ascii: "]")
      {
        holds = holds || (pattern[place] <= byte && byte <= pattern[place + 2])
        place += 3
      } else {
        holds = holds || pattern[place] == byte
        place += 1
      }
    }
    return nil
  }
}
