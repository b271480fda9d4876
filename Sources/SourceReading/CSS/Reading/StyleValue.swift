/// The parts of a value that matter for fonts.
struct StyleValue {
  /// The first length.
  private(set) var length: StyleLength?
  /// The size in a `font`: the first length with a unit.
  private(set) var fontSize: StyleLength?
  private(set) var textStyle: Range<Int>?
  private(set) var isComputed = false

  init(_ bytes: [UInt8], in range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      let start = offset
      if byte.isDigit || byte == UInt8(ascii: ".") {
        offset = Self.numberEnd(from: offset, in: bytes, to: range.upperBound)
        addLength(bytes, number: start..<offset, &offset, to: range.upperBound)
      } else if byte.startsScriptName || byte == UInt8(ascii: "-") {
        while offset < range.upperBound,
          bytes[offset].continuesScriptName || bytes[offset] == UInt8(ascii: "-")
        {
          offset += 1
        }
        addWord(
          start..<offset, isCalled: offset < range.upperBound && bytes[offset] == UInt8(ascii: "("),
          bytes)
      } else {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          offset = bytes[(offset + 1)..<range.upperBound].firstIndex(of: byte) ?? range.upperBound
        }
        offset += 1
      }
    }
  }

  private static func numberEnd(from start: Int, in bytes: [UInt8], to limit: Int) -> Int {
    var offset = start
    while offset < limit, bytes[offset].isDigit || bytes[offset] == UInt8(ascii: ".") {
      offset += 1
    }
    return offset
  }

  private mutating func addLength(
    _ bytes: [UInt8], number: Range<Int>, _ offset: inout Int, to limit: Int
  ) {
    while offset < limit, bytes[offset].startsScriptName || bytes[offset] == UInt8(ascii: "%") {
      offset += 1
    }
    // What stands within `calc(…)` is no size.
    guard !isComputed, let value = Double(bytes.text(number).prefix { _ in number.count < 32 })
    else { return }
    let found = StyleLength(
      value: value, unit: bytes.text(number.upperBound..<offset).lowercased(),
      range: number.lowerBound..<offset)
    length = length ?? found
    // A bare number before the size is a weight.
    if !found.unit.isEmpty { fontSize = fontSize ?? found }
  }

  private mutating func addWord(_ range: Range<Int>, isCalled: Bool, _ bytes: [UInt8]) {
    if isCalled { isComputed = true }
    let prefix = "-apple-system-"
    if bytes[range].starts(with: prefix.utf8), range.count > prefix.utf8.count {
      textStyle = textStyle ?? range
    }
  }
}
