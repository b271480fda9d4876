/// Finds the declarations about fonts in style sheet text, in one pass that never fails.
///
/// Whether `name: value` is a declaration or a selector shows only at what ends it, so that one loop reads rules
/// within each other, lists of declarations and pieces of both.
struct StyleReader {
  private let bytes: [UInt8]
  private let end: Int
  private var position: Int
  private(set) var declarations: [StyleDeclaration] = []
  /// The selectors of the open rules.
  private var selectors: [Range<Int>] = []

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    self.end = range.upperBound
    self.position = range.lowerBound
  }

  /// Reads to the end.
  mutating func read() {
    while position < end {
      position = blankEnd(from: position)
      let start = position
      var colon: Int?
      var isComputed = false
      reading: while position < end {
        switch character(at: position) {
        case "{", "}", ";": break reading
        case ":":
          colon = colon ?? position
          position += 1
        case "\\" where character(at: position + 1) == "(",
          "$" where character(at: position + 1) == "{",
          "#" where character(at: position + 1) == "{":
          isComputed = true
          position = bracketEnd(from: position + 1)
        case "\\" where character(at: position + 1) == "\"":
          position = escapedStringEnd(from: position)
        case "(":
          position = bracketEnd(from: position)
        case "\"", "'":
          position = stringEnd(from: position)
        case "/" where character(at: position + 1) == "*":
          position = commentEnd(from: position)
        default:
          position += 1
        }
      }
      finish(start..<position, colon: colon, isComputed: isComputed)
      position += 1
    }
  }

  private mutating func finish(_ range: Range<Int>, colon: Int?, isComputed: Bool) {
    switch character(at: range.upperBound) {
    case "{":
      selectors.append(trimmed(range))
    case let sign:
      if let colon { addDeclaration(range, colon: colon, isComputed: isComputed) }
      if sign == "}", !selectors.isEmpty { selectors.removeLast() }
    }
  }

  private mutating func addDeclaration(_ range: Range<Int>, colon: Int, isComputed: Bool) {
    let start = trimmed(range.lowerBound..<colon).lowerBound
    let length = bytes[start..<colon].prefix(32).prefix {
      $0.startsScriptName || $0 == UInt8(ascii: "-")
    }.count
    let name = start..<start + length
    var word = bytes.text(name).lowercased()
    if word.hasPrefix("-webkit-") { word.removeFirst("-webkit-".count) }
    guard let property = StyleDeclaration.Property(rawValue: word) else { return }
    var value = trimmed(colon + 1..<range.upperBound)
    if let mark = bytes[value].firstIndex(of: UInt8(ascii: "!")) {
      value = trimmed(value.lowerBound..<mark)
    }
    let parts = StyleValue(bytes, in: value)
    declarations.append(
      StyleDeclaration(
        property: property, nameRange: name, valueRange: value, selectorRange: selectors.last,
        size: property == .font ? parts.fontSize : parts.length, textStyleRange: parts.textStyle,
        isComputed: isComputed || parts.isComputed))
  }

  // MARK: - The text

  private func character(at offset: Int) -> Unicode.Scalar {
    offset < end ? Unicode.Scalar(bytes[offset]) : "\0"
  }

  /// Whether white space is at an offset, as it is or as the escape of a string in code, and how long it is.
  private func blank(at offset: Int) -> Int {
    switch character(at: offset) {
    case " ", "\t", "\n", "\r", "\u{C}": 1
    case "\\":
      switch character(at: offset + 1) {
      case "n", "r", "t": 2
      case "\n": 2
      default: 0
      }
    default: 0
    }
  }

  private func blankEnd(from start: Int) -> Int {
    var offset = start
    while offset < end {
      if character(at: offset) == "/", character(at: offset + 1) == "*" {
        offset = commentEnd(from: offset)
      } else if blank(at: offset) > 0 {
        offset += blank(at: offset)
      } else {
        break
      }
    }
    return min(offset, end)
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let lower = min(blankEnd(from: range.lowerBound), range.upperBound)
    var upper = range.upperBound
    while upper > lower {
      if bytes[upper - 1] <= UInt8(ascii: " ") {
        upper -= 1
      } else if upper - 2 >= lower, blank(at: upper - 2) == 2 {
        upper -= 2
      } else {
        break
      }
    }
    return lower..<upper
  }

  private func commentEnd(from start: Int) -> Int {
    var offset = start + 2
    while offset + 1 < end {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        return offset + 2
      }
      offset += 1
    }
    return end
  }

  /// Where a string ends; an open one ends with its line.
  private func stringEnd(from start: Int) -> Int {
    var offset = start + 1
    while offset < end {
      if bytes[offset] == bytes[start] { return offset + 1 }
      if bytes[offset] == UInt8(ascii: "\n") { return offset }
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return end
  }

  /// Where a string ends whose quotation marks have backslashes, since it stands in a string of code.
  private func escapedStringEnd(from start: Int) -> Int {
    var offset = start + 2
    while offset < end {
      if character(at: offset) == "\\", character(at: offset + 1) == "\"" { return offset + 2 }
      if bytes[offset] == UInt8(ascii: "\n") { return offset }
      offset += 1
    }
    return end
  }

  /// One past the bracket that closes the one at an offset; an open one ends where the declaration does.
  private func bracketEnd(from start: Int) -> Int {
    let closer: UInt8 = bytes[start] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: ")")
    var depth = 0
    var offset = start
    while offset < end {
      switch bytes[offset] {
      case bytes[start]: depth += 1
      case closer:
        depth -= 1
        if depth == 0 { return offset + 1 }
      case UInt8(ascii: ";") where closer == UInt8(ascii: ")"),
        UInt8(ascii: "\n") where closer == UInt8(ascii: "}"):
        return offset
      default: break
      }
      offset += 1
    }
    return end
  }
}
