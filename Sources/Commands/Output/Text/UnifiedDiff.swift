import DTKBSnippetRules

/// The difference that edits make to a text, line by line, in the unified format of POSIX `diff -u`.
struct UnifiedDiff {
  /// A line as both texts have it, or one of them.
  enum Line: Equatable {
    case kept([UInt8])
    case removed([UInt8])
    case added([UInt8])
  }

  /// Neighbouring changes with the lines around them.
  struct Hunk: Equatable {
    /// The lines before it, in the old text and in the new one.
    let start: (old: Int, new: Int)
    fileprivate(set) var lines: [Line]

    static func == (first: Hunk, second: Hunk) -> Bool {
      first.start == second.start && first.lines == second.lines
    }
  }

  /// The hunks from top to bottom.
  private(set) var hunks: [Hunk] = []

  /// How many lines around a change are shown.
  private static let context = 3

  /// Compares a text with what edits make of it; the edits stand in order, and none meets another.
  init(of bytes: [UInt8], changedBy edits: [Edit]) {
    let lines = bytes.lineRanges
    var grown = 0
    for change in Self.changes(of: bytes, lines, edits) where !change.isEmpty {
      let old = change.old
      if let last = hunks.indices.last, let end = oldEnd, old.lowerBound - end <= 2 * Self.context {
        hunks[last].lines += lines[end..<old.lowerBound].map { .kept(Array(bytes[$0])) }
      } else {
        addContext(bytes, lines)
        let start = max(0, old.lowerBound - Self.context)
        hunks.append(
          Hunk(
            start: (start, start + grown),
            lines: lines[start..<old.lowerBound].map { .kept(Array(bytes[$0])) }))
      }
      let last = hunks.count - 1
      hunks[last].lines += lines[old].map { .removed(Array(bytes[$0])) }
      hunks[last].lines += change.new.map { .added($0) }
      grown += change.new.count - old.count
      oldEnd = old.upperBound
    }
    addContext(bytes, lines)
  }

  /// The line behind the last change so far.
  private var oldEnd: Int?

  /// Ends the last hunk with the lines behind it.
  private mutating func addContext(_ bytes: [UInt8], _ lines: [Range<Int>]) {
    guard let last = hunks.indices.last, let end = oldEnd else { return }
    hunks[last].lines += lines[end..<min(lines.count, end + Self.context)].map {
      .kept(Array(bytes[$0]))
    }
  }

  /// Lines that are replaced by others.
  private struct Change {
    var old: Range<Int>
    var new: [[UInt8]]

    var isEmpty: Bool { old.isEmpty && new.isEmpty }
  }

  private static func changes(
    of bytes: [UInt8], _ lines: [Range<Int>], _ edits: [Edit]
  ) -> [Change] {
    var changes: [Change] = []
    var rest = edits[...]
    while let first = rest.first {
      var old = lines.line(at: first.range.lowerBound)..<lines.line(at: first.range.upperBound) + 1
      var group = [first]
      rest.removeFirst()
      while let next = rest.first, lines.line(at: next.range.lowerBound) < old.upperBound {
        old = old.lowerBound..<max(old.upperBound, lines.line(at: next.range.upperBound) + 1)
        group.append(next)
        rest.removeFirst()
      }
      old = old.clamped(to: 0..<lines.count)
      let start = old.isEmpty ? bytes.count : lines[old.lowerBound].lowerBound
      let end = old.isEmpty ? bytes.count : lines[old.upperBound - 1].upperBound
      var text: [UInt8] = []
      var place = start
      for edit in group {
        text += bytes[place..<edit.range.lowerBound] + Array(edit.replacement.utf8)
        place = edit.range.upperBound
      }
      text += bytes[place..<end]
      var new = text.lineRanges.map { Array(text[$0]) }
      // Lines that stay as they are belong to what is around the change.
      while let line = new.first, !old.isEmpty, line.elementsEqual(bytes[lines[old.lowerBound]]) {
        new.removeFirst()
        old.removeFirst()
      }
      while let line = new.last, !old.isEmpty, line.elementsEqual(bytes[lines[old.upperBound - 1]])
      {
        new.removeLast()
        old.removeLast()
      }
      changes.append(Change(old: old, new: new))
    }
    return changes
  }
}

extension Array where Element == UInt8 {
  /// The lines of a text with the line feeds that end them.
  fileprivate var lineRanges: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for (index, byte) in enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(start..<index + 1)
      start = index + 1
    }
    if start < count { lines.append(start..<count) }
    return lines
  }
}

extension Array where Element == Range<Int> {
  /// The line in which a byte stands; the number of lines for the place behind a last line feed.
  fileprivate func line(at offset: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
