/// Tells where the tokens of a script end; keeps no state, so that a reader can look ahead.
///
/// Which token may stand at a place, a regular expression or a division, an element or a comparison, only the
/// reader knows; it asks for the end of what it expects.
struct ScriptScanner: Sendable {
  let bytes: [UInt8]
  let end: Int

  /// The byte at an offset; beyond the end, zero.
  func byte(at offset: Int) -> UInt8 {
    offset < end ? bytes[offset] : 0
  }

  /// The byte at an offset as a character; beyond ASCII it stands for no letter in particular.
  func character(at offset: Int) -> Unicode.Scalar {
    Unicode.Scalar(byte(at: offset))
  }

  /// Where white space and comments end, and whether a line ended among them.
  func trivia(from start: Int) -> (end: Int, hasLineBreak: Bool) {
    var offset = start
    var hasLineBreak = false
    while offset < end {
      switch Unicode.Scalar(bytes[offset]) {
      case " ", "\t", "\u{B}", "\u{C}":
        offset += 1
      case "\n", "\r":
        hasLineBreak = true
        offset += 1
      case "/" where byte(at: offset + 1) == UInt8(ascii: "/"):
        offset = lineEnd(from: offset)
      case "/" where byte(at: offset + 1) == UInt8(ascii: "*"):
        let start = offset
        offset = blockCommentEnd(from: offset)
        hasLineBreak = hasLineBreak || bytes[start..<offset].contains(UInt8(ascii: "\n"))
      default:
        let length = spaceLength(at: offset)
        guard length > 0 else { return (offset, hasLineBreak) }
        hasLineBreak = hasLineBreak || startsLineSeparator(at: offset)
        offset += length
      }
    }
    return (end, hasLineBreak)
  }

  /// How long the white space beyond ASCII at an offset is, such as the no-break spaces of web pages.
  func spaceLength(at offset: Int) -> Int {
    switch byte(at: offset) {
    case 0xC2: return byte(at: offset + 1) == 0xA0 ? 2 : 0
    case 0xE2 where byte(at: offset + 1) == 0x80:
      switch byte(at: offset + 2) {
      case 0x80...0x8B, 0xA8, 0xA9, 0xAF: return 3
      default: return 0
      }
    case 0xE3: return byte(at: offset + 1) == 0x80 && byte(at: offset + 2) == 0x80 ? 3 : 0
    case 0xEF: return byte(at: offset + 1) == 0xBB && byte(at: offset + 2) == 0xBF ? 3 : 0
    default: return 0
    }
  }

  private func startsLineSeparator(at offset: Int) -> Bool {
    byte(at: offset) == 0xE2 && byte(at: offset + 2) & 0xFE == 0xA8
  }

  /// Where the line of an offset ends, before what ends it.
  func lineEnd(from start: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
      offset += 1
    }
    return offset
  }

  /// Where the comment that starts with `/*` ends; an open one ends with the text.
  func blockCommentEnd(from start: Int) -> Int {
    var offset = start + 2
    while offset + 1 < end {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        return offset + 2
      }
      offset += 1
    }
    return end
  }

  // MARK: - Names and literals

  /// Where a name ends that starts at an offset; the offset itself where none starts.
  func nameEnd(from start: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset].continuesScriptName {
      if bytes[offset] >= 0xC2, spaceLength(at: offset) > 0 { break }
      offset += 1
    }
    return offset
  }

  /// Where the name of a tag or attribute ends, such as `Tabs.Screen` or `xlink:href`.
  func tagNameEnd(from start: Int) -> Int {
    var offset = start
    while offset < end, bytes[offset].continuesTagName { offset += 1 }
    return offset
  }

  /// Where the string ends whose quotation mark is at an offset, and whether it is closed.
  ///
  /// An open one ends with its line.
  func stringEnd(from start: Int) -> (end: Int, isClosed: Bool) {
    let quote = bytes[start]
    var offset = start + 1
    while offset < end {
      switch bytes[offset] {
      case quote: return (offset + 1, true)
      case UInt8(ascii: "\\"): offset += 2
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return (offset, false)
      default: offset += 1
      }
    }
    return (end, false)
  }

  /// Where the template ends whose backtick is at an offset, without looking into its holes.
  func templateEnd(from start: Int) -> Int {
    var offset = start + 1
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "`"): return offset + 1
      case UInt8(ascii: "\\"): offset += 2
      default: offset += 1
      }
    }
    return end
  }

  /// Where the number ends that starts at an offset, with its exponent and its suffix.
  func numberEnd(from start: Int) -> Int {
    var offset = start
    let isHexadecimal =
      byte(at: start) == UInt8(ascii: "0") && byte(at: start + 1) | 0x20 == UInt8(ascii: "x")
    while offset < end {
      let byte = bytes[offset]
      if byte.continuesScriptName || byte == UInt8(ascii: ".") {
        offset += 1
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"), offset > start,
        bytes[offset - 1] | 0x20 == UInt8(ascii: "e"), !isHexadecimal
      {
        offset += 1
      } else {
        break
      }
    }
    return offset
  }

  /// Where the regular expression ends whose slash is at an offset, flags included, and whether it is closed.
  ///
  /// An open one ends with its line.
  func regularExpressionEnd(from start: Int) -> (end: Int, isClosed: Bool) {
    var offset = start + 1
    var isInClass = false
    while offset < end {
      switch Unicode.Scalar(bytes[offset]) {
      case "\\": offset += 2
      case "\n", "\r": return (offset, false)
      case "[":
        isInClass = true
        offset += 1
      case "]":
        isInClass = false
        offset += 1
      case "/" where !isInClass: return (nameEnd(from: offset + 1), true)
      default: offset += 1
      }
    }
    return (end, false)
  }

  /// One past the bracket that closes the one at an offset, whatever stands between.
  ///
  /// Counts brackets of every kind alike; strings, templates and comments are stepped over. An open bracket
  /// reaches to the end of the text.
  func bracketEnd(from start: Int) -> (end: Int, isClosed: Bool) {
    var offset = start
    var depth = 0
    while offset < end {
      switch Unicode.Scalar(bytes[offset]) {
      case "(", "[", "{":
        depth += 1
        offset += 1
      case ")", "]", "}":
        depth -= 1
        offset += 1
        if depth <= 0 { return (offset, true) }
      case "\"", "'": offset = stringEnd(from: offset).end
      case "`": offset = templateEnd(from: offset)
      case "/":
        let after = trivia(from: offset).end
        offset = max(after, offset + 1)
      default: offset += 1
      }
    }
    return (end, false)
  }
}

extension UInt8 {
  /// Whether a name of a script can start with it; every byte beyond ASCII can.
  var startsScriptName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// Whether a name of a script can go on with it.
  var continuesScriptName: Bool { startsScriptName || isDigit }

  /// Whether the name of a tag or an attribute can go on with it.
  var continuesTagName: Bool {
    continuesScriptName || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
      || self == UInt8(ascii: ":")
  }

  /// Whether it is one of the digits 0 to 9.
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
