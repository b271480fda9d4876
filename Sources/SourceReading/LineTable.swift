/// Where the lines of a text start, to tell positions from byte offsets.
///
/// A line ends with a line feed, a carriage return or both together.
public struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// The length in UTF-16 of the text before every so many bytes, if a line is so long that counting it anew for
  /// each position would take too long.
  private let marks: [Int]
  /// How many bytes lie between two marks.
  private static let stride = 256

  /// Reads the line ends of a text once.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark is no character of the first line.
    let hasMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    var starts = [hasMark ? 3 : 0]
    let text = bytes.span
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(index)
      } else if byte == UInt8(ascii: "\r") {
        if index < text.count, text[index] == UInt8(ascii: "\n") { index += 1 }
        starts.append(index)
      }
    }
    self.starts = starts
    let ends = starts.dropFirst() + [bytes.count]
    let longLine = 16 * Self.stride
    let hasLongLine = zip(starts, ends).contains { $1 - $0 > longLine }
    self.marks = hasLongLine ? Self.marks(in: bytes) : []
  }

  private static func marks(in bytes: [UInt8]) -> [Int] {
    var marks = [0]
    var length = 0
    let text = bytes.span
    for offset in 0..<text.count {
      length += text[offset].utf16Length
      if (offset + 1) % stride == 0 { marks.append(length) }
    }
    return marks
  }

  /// The length in UTF-16 of a part of a line.
  private func utf16Length(_ range: Range<Int>) -> Int {
    guard !marks.isEmpty, range.count > Self.stride else {
      return String(decoding: bytes[range], as: UTF8.self).utf16.count
    }
    return utf16Length(to: range.upperBound) - utf16Length(to: range.lowerBound)
  }

  private func utf16Length(to offset: Int) -> Int {
    let mark = min(offset / Self.stride, marks.count - 1)
    return bytes[mark * Self.stride..<offset].reduce(marks[mark]) { $0 + $1.utf16Length }
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
    return SourcePosition(
      line: low + 1, column: offset - start + 1,
      utf16Column: utf16Length(start..<offset) + 1)
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

extension UInt8 {
  /// How much a byte of UTF-8 adds to the length in UTF-16.
  fileprivate var utf16Length: Int {
    switch self {
    case 0x80..<0xC0: 0
    case 0xF0...: 2
    default: 1
    }
  }
}
