/// Where the lines of a text start, to tell positions from byte offsets.
///
/// A line ends with a line feed, a carriage return or both together.
public struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// Places within long lines, so that nobody has to count from the start of one.
  private let marks: [Mark]

  /// Reads the line ends of a text once.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark is no character of the first line.
    let hasMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    var starts = [hasMark ? 3 : 0]
    starts.reserveCapacity(bytes.count / 32)
    let text = bytes.span
    var index = text.lineBreak(in: 0..<text.count)
    while index < text.count {
      let isReturn = text[index] == UInt8(ascii: "\r")
      index += 1
      if isReturn, index < text.count, text[index] == UInt8(ascii: "\n") { index += 1 }
      starts.append(index)
      index = text.lineBreak(in: index..<text.count)
    }
    self.starts = starts
    self.marks = Mark.marks(in: bytes, starts)
  }

  /// How many lines the text has; the empty one after a last line break counts.
  public var count: Int { starts.count }

  /// The position of a byte offset; offsets beyond the text count as its end.
  public func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, starts[0]), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = starts[low]
    var counted = Mark(offset: start, utf16: 0)
    if offset - start > Mark.distance, let mark = mark(before: offset), mark.offset > start {
      counted = mark
    }
    return SourcePosition(
      line: low + 1, column: offset - start + 1,
      utf16Column: counted.utf16 + bytes.utf16Count(counted.offset..<offset) + 1)
  }

  /// The last mark at or before an offset.
  private func mark(before offset: Int) -> Mark? {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? marks[low - 1] : nil
  }

  /// The bytes of a line, counted from 1, without what ends it.
  public func range(ofLine line: Int) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return bytes.count..<bytes.count }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }
}

/// How many units of UTF-16 a line has up to a place in it.
private struct Mark {
  let offset: Int
  let utf16: Int

  /// How far marks stand apart, in bytes.
  static let distance = 4096

  /// The marks of all lines that are longer than the distance.
  static func marks(in bytes: [UInt8], _ starts: [Int]) -> [Mark] {
    var marks: [Mark] = []
    for (line, start) in starts.enumerated() {
      let end = line + 1 < starts.count ? starts[line + 1] : bytes.count
      var last = Mark(offset: start, utf16: 0)
      while end - last.offset > distance {
        let offset = bytes.boundary(from: last.offset + distance, to: end)
        last = Mark(
          offset: offset, utf16: last.utf16 + bytes.utf16Count(last.offset..<offset))
        marks.append(last)
      }
    }
    return marks
  }
}

extension [UInt8] {
  /// How many units of UTF-16 the text in a range has; each fault counts as one character.
  fileprivate func utf16Count(_ range: Range<Int>) -> Int {
    let isASCII = withUnsafeBufferPointer { bytes in
      var all: UInt8 = 0
      for index in range { all |= bytes[index] }
      return all < 0x80
    }
    // Most code is ASCII, where each byte is one unit.
    return isASCII ? range.count : String(decoding: self[range], as: UTF8.self).utf16.count
  }

  /// The next place at which no character is cut in two.
  fileprivate func boundary(from start: Int, to end: Int) -> Int {
    // Of continuation bytes at most three belong to a character; what follows those is a fault, each byte its own.
    var offset = start
    while offset < end, offset < start + 4, self[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }
}
