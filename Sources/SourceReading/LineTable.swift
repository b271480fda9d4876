/// Where the lines of a text start, to tell positions from byte offsets.
///
/// A line ends with a line feed, a carriage return or both together.
public struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

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
      utf16Column: String(decoding: bytes[start..<offset], as: UTF8.self).utf16.count + 1)
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
