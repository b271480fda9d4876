/// The lines of files that changed since a revision, as git tells it.
struct ChangedLines: Sendable, Equatable {
  /// Lines that stand in the place of others; none where lines were only taken out, then those around the gap changed.
  struct Hunk: Sendable, Equatable {
    /// The first line, from 1; of a gap the line before it.
    let line: Int
    /// How many lines there are.
    let count: Int
  }

  /// What changed in the files that git knows, by their paths from the root of the working tree.
  private(set) var hunks: [[UInt8]: [Hunk]] = [:]
  private var tracked: Set<[UInt8]> = []

  /// Reads what git writes.
  ///
  /// - Parameters:
  ///   - patch: the differences, with no line of context.
  ///   - tracked: the paths of the files that git knows, a NUL behind each.
  init(patch: [UInt8], tracked: [UInt8]) {
    self.tracked = Set(tracked.split(separator: 0).map { Array($0) })
    var path: [UInt8]?
    // A line of code may look like any line of a patch: those of a hunk are counted.
    var left = 0
    for line in patch.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.first == UInt8(ascii: "\\") { continue }
      if left > 0 {
        left -= 1
      } else if line.starts(with: "diff --git ".utf8) {
        path = nil
      } else if line.starts(with: "+++ ".utf8) {
        path = Self.path(line.dropFirst(4))
      } else if let header = HunkHeader(line) {
        left = header.removed + header.added.count
        if let path { hunks[path, default: []].append(header.added) }
      }
    }
  }

  /// Whether a part of a file touches what changed; all of a file that git does not know has changed.
  ///
  /// - Parameters:
  ///   - range: the part, in bytes.
  ///   - path: the path of the file from the root of the working tree.
  func touch(_ range: Range<Int>, of bytes: [UInt8], in path: [UInt8]) -> Bool {
    guard tracked.contains(path) else { return true }
    guard let hunks = hunks[path] else { return false }
    // As git counts lines: by line feeds alone.
    let start = min(max(range.lowerBound, 0), bytes.count)
    let end = min(max(range.upperBound - 1, start), bytes.count)
    let first = 1 + bytes[..<start].count { $0 == 0x0A }
    let last = first + bytes[start..<end].count { $0 == 0x0A }
    return hunks.contains { hunk in
      hunk.count == 0
        ? first <= hunk.line && hunk.line < last
        : first < hunk.line + hunk.count && hunk.line <= last
    }
  }

  /// A path as it stands behind `+++`, where it begins with `b/`; `nil` where the file is there no more.
  private static func path(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    var path = name.first == UInt8(ascii: "\"") ? unquoted(name) : Array(name)
    // Behind a name with spaces, for the sake of other readers.
    if name.first != UInt8(ascii: "\""), path.last == 0x09 { path.removeLast() }
    return path.starts(with: "b/".utf8) ? Array(path.dropFirst(2)) : nil
  }

  /// A name that git wrote between quotation marks, with the escapes of C.
  private static func unquoted(_ name: ArraySlice<UInt8>) -> [UInt8] {
    let letters: [UInt8: UInt8] = [
      UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
      UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]
    var bytes: [UInt8] = []
    var rest = name.dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      if (0x30...0x37).contains(escaped) {
        let digits = [escaped] + rest.prefix(2)
        rest = rest.dropFirst(2)
        bytes.append(digits.reduce(0) { $0 &* 8 &+ ($1 & 7) })
      } else {
        bytes.append(letters[escaped] ?? escaped)
      }
    }
    return bytes
  }
}

/// The line before a hunk: `@@ -12,3 +12 @@`, where a count that is left out is 1.
private struct HunkHeader {
  let removed: Int
  let added: ChangedLines.Hunk

  init?(_ line: ArraySlice<UInt8>) {
    let words = line.prefix(128).split(separator: 0x20)
    guard words.count >= 4, words[0].elementsEqual("@@".utf8),
      let old = Self.numbers(words[1], behind: "-"), let new = Self.numbers(words[2], behind: "+")
    else { return nil }
    removed = old.count
    added = ChangedLines.Hunk(line: new.line, count: new.count)
  }

  private static func numbers(
    _ word: ArraySlice<UInt8>, behind sign: Unicode.Scalar
  ) -> (line: Int, count: Int)? {
    guard word.first == UInt8(ascii: sign) else { return nil }
    let numbers = word.dropFirst().split(separator: UInt8(ascii: ",")).map {
      Int(String(decoding: $0, as: UTF8.self))
    }
    guard let first = numbers.first, let line = first else { return nil }
    guard numbers.count > 1 else { return (line, 1) }
    return numbers[1].map { (line, $0) }
  }
}
