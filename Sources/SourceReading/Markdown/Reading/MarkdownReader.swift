/// Finds the fenced code blocks of a Markdown text, line by line.
struct MarkdownReader {
  /// A fence that is open.
  private struct Fence {
    let sign: UInt8
    let length: Int
    let word: String
    /// How many quotations it stands in.
    let quotations: Int
    let lower: Int
    let codeStart: Int
  }

  private(set) var readableBytes: [UInt8]
  private(set) var snippets: [MarkdownSnippet] = []
  private(set) var unread = UnreadParts()
  private let bytes: [UInt8]
  private let end: Int
  private var fence: Fence?
  /// The columns at which the content of the open list items starts.
  private var listColumns: [Int] = []
  private var isInComment = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.readableBytes = bytes
    self.end = bytes.readableRange(nil).upperBound
    if end < bytes.count { unread.note(.tooLong, at: end..<bytes.count) }
  }

  /// Reads to the end.
  mutating func read() {
    var start = 0
    while start < end {
      var lineEnd = start
      while lineEnd < end, bytes[lineEnd] != UInt8(ascii: "\n"),
        bytes[lineEnd] != UInt8(ascii: "\r")
      {
        lineEnd += 1
      }
      readLine(start..<lineEnd)
      start = nextLine(after: lineEnd)
    }
    if let fence {
      unread.note(.unclosed, at: fence.lower..<fence.lower + fence.length)
      close(fence, codeEnd: end, upper: end)
    }
  }

  /// Where the line after the one that ends at an offset starts.
  private func nextLine(after lineEnd: Int) -> Int {
    let isPair =
      lineEnd + 1 < end && bytes[lineEnd] == UInt8(ascii: "\r")
      && bytes[lineEnd + 1] == UInt8(ascii: "\n")
    return min(lineEnd + (isPair ? 2 : 1), end)
  }

  private mutating func readLine(_ line: Range<Int>) {
    if let fence {
      let cursor = cursor(at: line, quotations: fence.quotations)
      if cursor.quotations < fence.quotations {
        // The quotation ended, and the code in it.
        unread.note(.unclosed, at: fence.lower..<fence.lower + fence.length)
        close(fence, codeEnd: line.lowerBound, upper: line.lowerBound)
        readProse(line)
      } else if closes(fence, at: cursor.offset, in: line) {
        close(fence, codeEnd: line.lowerBound, upper: line.upperBound)
      } else if fence.quotations > 0 {
        blankQuotationMarks(line.lowerBound..<cursor.offset)
      }
    } else {
      readProse(line)
    }
  }

  private mutating func close(_ fence: Fence, codeEnd: Int, upper: Int) {
    let code = fence.codeStart..<max(fence.codeStart, codeEnd)
    snippets.append(
      MarkdownSnippet(
        word: fence.word, code: code, fenced: fence.lower..<max(upper, code.upperBound),
        of: readableBytes))
    self.fence = nil
  }

  private mutating func blankQuotationMarks(_ range: Range<Int>) {
    for offset in range where bytes[offset] == UInt8(ascii: ">") {
      readableBytes[offset] = UInt8(ascii: " ")
    }
  }

  // MARK: - Prose

  private mutating func readProse(_ line: Range<Int>) {
    if isInComment {
      isInComment = !endsComment(line)
      return
    }
    var cursor = cursor(at: line, quotations: .max)
    guard cursor.offset < line.upperBound else { return }
    while let last = listColumns.last, cursor.column < last { listColumns.removeLast() }
    while let next = listItem(at: cursor, in: line) {
      listColumns.append(next.column)
      cursor = next
    }
    if starts("<!--", at: cursor.offset, in: line) {
      isInComment = !endsComment(cursor.offset + 4..<max(line.upperBound, cursor.offset + 4))
      return
    }
    guard cursor.column - (listColumns.last ?? 0) < 4 else { return }
    openFence(at: cursor, in: line)
  }

  private mutating func openFence(at cursor: Cursor, in line: Range<Int>) {
    let sign = byte(at: cursor.offset, in: line)
    guard sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else { return }
    let length = run(of: sign, at: cursor.offset, in: line)
    guard length >= 3 else { return }
    let info = bytes[cursor.offset + length..<line.upperBound]
    // Backticks after backticks are code within a line.
    guard sign == UInt8(ascii: "~") || !info.contains(sign) else { return }
    fence = Fence(
      sign: sign, length: length, word: word(in: info), quotations: cursor.quotations,
      lower: cursor.offset, codeStart: nextLine(after: line.upperBound))
  }

  /// The first word after a fence, as in `swift`, `{.swift .numberLines}` or `tsx{1,3}`.
  private func word(in info: ArraySlice<UInt8>) -> String {
    let word = info.drop {
      $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ".")
    }
    .prefix { $0 > UInt8(ascii: " ") && !",:={}()[]".utf8.contains($0) }
    return String(decoding: word.prefix(40), as: UTF8.self)
  }

  private func closes(_ fence: Fence, at offset: Int, in line: Range<Int>) -> Bool {
    let length = run(of: fence.sign, at: offset, in: line)
    guard length >= fence.length else { return false }
    return bytes[offset + length..<line.upperBound].allSatisfy { $0 <= UInt8(ascii: " ") }
  }

  private func endsComment(_ range: Range<Int>) -> Bool {
    range.contains { starts("-->", at: $0, in: range) }
  }

  // MARK: - Lines

  /// A place in a line and its column, counted from 0 with tabs to every fourth.
  private struct Cursor {
    var offset: Int
    var column = 0
    var quotations = 0
  }

  /// Where a line starts behind its quotation marks, of which it may have so many, and its indentation.
  private func cursor(at line: Range<Int>, quotations limit: Int) -> Cursor {
    var cursor = indented(Cursor(offset: line.lowerBound), in: line)
    while cursor.quotations < limit, byte(at: cursor.offset, in: line) == UInt8(ascii: ">") {
      cursor.offset += 1
      // The column starts anew: what is in a quotation has an indentation of its own.
      cursor.column = byte(at: cursor.offset, in: line) == UInt8(ascii: " ") ? -1 : 0
      cursor.quotations += 1
      cursor = indented(cursor, in: line)
    }
    return cursor
  }

  private func indented(_ cursor: Cursor, in line: Range<Int>) -> Cursor {
    var cursor = cursor
    while true {
      switch byte(at: cursor.offset, in: line) {
      case UInt8(ascii: " "): cursor.column += 1
      case UInt8(ascii: "\t"): cursor.column += 4 - max(cursor.column, 0) % 4
      default: return cursor
      }
      cursor.offset += 1
    }
  }

  /// Where the content of a list item starts whose mark is at a cursor.
  private func listItem(at cursor: Cursor, in line: Range<Int>) -> Cursor? {
    var next = cursor
    switch byte(at: cursor.offset, in: line) {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      next.offset += 1
    case let digit where digit.isDigit:
      while byte(at: next.offset, in: line).isDigit, next.offset - cursor.offset < 9 {
        next.offset += 1
      }
      let sign = byte(at: next.offset, in: line)
      guard sign == UInt8(ascii: ".") || sign == UInt8(ascii: ")") else { return nil }
      next.offset += 1
    default:
      return nil
    }
    next.column += next.offset - cursor.offset
    let blank = byte(at: next.offset, in: line)
    guard blank == UInt8(ascii: " ") || blank == UInt8(ascii: "\t") else { return nil }
    return indented(next, in: line)
  }

  private func byte(at offset: Int, in line: Range<Int>) -> UInt8 {
    offset < line.upperBound ? bytes[offset] : 0
  }

  private func run(of sign: UInt8, at start: Int, in line: Range<Int>) -> Int {
    var offset = start
    while offset < line.upperBound, bytes[offset] == sign { offset += 1 }
    return offset - start
  }

  private func starts(_ word: String, at offset: Int, in line: Range<Int>) -> Bool {
    offset <= line.upperBound && bytes[offset..<line.upperBound].starts(with: word.utf8)
  }
}
