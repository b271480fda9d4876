/// A pattern for one name of a path.
struct NamePattern: Sendable, Equatable {
  /// How much of it is to be compared.
  enum Kind: Equatable {
    /// `**`, which stands for any number of folders.
    case anyFolders
    /// A name as it is.
    case literal
    /// `*` and the end of a name.
    case ending
    /// Anything else.
    case glob
  }

  static let anyFolders = NamePattern(Array("**".utf8))

  let kind: Kind
  /// What is compared: of an ending without the `*`.
  private let bytes: [UInt8]

  init(_ pattern: [UInt8]) {
    let isSign = { (byte: UInt8) in
      byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[")
        || byte == UInt8(ascii: "\\")
    }
    let ending = pattern.dropFirst()
    if pattern == Array("**".utf8) {
      kind = .anyFolders
    } else if !pattern.contains(where: isSign) {
      kind = .literal
    } else if pattern.first == UInt8(ascii: "*"), !ending.contains(where: isSign) {
      kind = .ending
      bytes = Array(ending)
      return
    } else {
      kind = .glob
    }
    bytes = pattern
  }

  /// Whether it matches a name, by the place of that in a path.
  func matches(_ path: [UInt8], _ name: Range<Int>) -> Bool {
    switch kind {
    case .literal:
      name.count == bytes.count && Self.ends(path, name, with: bytes)
    case .ending:
      name.count >= bytes.count && Self.ends(path, name, with: bytes)
    case .anyFolders, .glob:
      Self.matches(bytes, path[name])
    }
  }

  /// Whether a name that is long enough ends with these bytes; the last ones tell most names apart.
  private static func ends(_ path: [UInt8], _ name: Range<Int>, with bytes: [UInt8]) -> Bool {
    var offset = bytes.count
    while offset > 0 {
      offset -= 1
      if path[name.upperBound - bytes.count + offset] != bytes[offset] { return false }
    }
    return true
  }

  /// Whether a name with placeholders matches.
  private static func matches(_ pattern: [UInt8], _ name: ArraySlice<UInt8>) -> Bool {
    var place = 0
    var index = name.startIndex
    var retry: (place: Int, index: Int)?
    while index < name.endIndex {
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
    in pattern: [UInt8], at place: Int, matching name: ArraySlice<UInt8>, _ index: inout Int
  ) -> Int? {
    guard place < pattern.count else { return nil }
    let byte = name[index]
    switch Unicode.Scalar(pattern[place]) {
    case "?":
      index += 1
      while index < name.endIndex, name[index] & 0xC0 == 0x80 { index += 1 }
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
