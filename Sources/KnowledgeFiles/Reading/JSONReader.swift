/// What keeps a text from being JSON, and on which line.
struct JSONError: Error, Equatable {
  let line: Int
  let message: String
}

/// Reads JSON into values that know their lines.
///
/// Strict (RFC 8259), in linear time. Foundation's decoder forgets where a value stood and passes
/// over a key that is given twice; a defect needs both.
struct JSONReader {
  /// How deep arrays and objects may nest.
  static let deepest = 32

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  static func value(of text: String) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: Array(text.utf8))
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.current == nil else {
      throw reader.error("something follows the end of the value: delete it")
    }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var current: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private func error(_ message: String) -> JSONError {
    JSONError(line: line, message: message)
  }

  private mutating func skipSpace() {
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: return
      }
      position += 1
    }
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    skipSpace()
    guard current == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    skipSpace()
    guard depth < Self.deepest else {
      throw error("the values nest deeper than \(Self.deepest) levels: flatten them")
    }
    guard let first = current else { throw error("the file ends where a value should stand") }
    let start = line
    let content: JSONValue.Content
    switch first {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .array(try elements(depth: depth))
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    default: content = try word()
    }
    return JSONValue(line: start, content: content)
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSONMember] {
    position += 1
    var members: [JSONMember] = []
    if take("}") { return members }
    repeat {
      skipSpace()
      guard current == UInt8(ascii: "\"") else {
        throw error("expected a key in straight double quotes")
      }
      let start = line
      let key = try string()
      guard take(":") else { throw error("expected `:` behind the key \(quoted(key))") }
      members.append(JSONMember(key: key, line: start, value: try value(depth: depth + 1)))
    } while take(",")
    guard take("}") else { throw error("expected `,` or `}` behind this value") }
    return members
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONValue] {
    position += 1
    var elements: [JSONValue] = []
    if take("]") { return elements }
    repeat {
      elements.append(try value(depth: depth + 1))
    } while take(",")
    guard take("]") else { throw error("expected `,` or `]` behind this value") }
    return elements
  }

  private mutating func word() throws(JSONError) -> JSONValue.Content {
    let words: [(String, JSONValue.Content)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, content) in words where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return content
    }
    throw error("expected a value: a string, a number, a list or an object")
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = position
    if current == UInt8(ascii: "-") { position += 1 }
    let whole = digits()
    let hasLeadingZero = whole.count > 1 && bytes[whole.lowerBound] == UInt8(ascii: "0")
    var isNumber = !whole.isEmpty && !hasLeadingZero
    if current == UInt8(ascii: ".") {
      position += 1
      isNumber = !digits().isEmpty && isNumber
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      isNumber = !digits().isEmpty && isNumber
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard isNumber, let number = Double(text), number.isFinite else {
      throw error("\(quoted(text)) is not a number")
    }
    return number
  }

  private mutating func digits() -> Range<Int> {
    let start = position
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      position += 1
    }
    return start..<position
  }

  private mutating func string() throws(JSONError) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        text += try escape().utf8
      case 0..<UInt8(ascii: " "):
        throw error("the string is not closed on its line: close it with a straight double quote")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw error("the file ends inside a string")
  }

  private mutating func escape() throws(JSONError) -> String {
    guard let byte = current else { throw error("the file ends inside a string") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try character()
    default: throw error("the string has a backslash before a character that needs none: delete it")
    }
  }

  /// The character of one `\uXXXX`, or of two that form a surrogate pair.
  private mutating func character() throws(JSONError) -> String {
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]), bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      units.append(try unit())
    }
    let text = String(decoding: units, as: UTF16.self)
    guard text.utf16.elementsEqual(units) else {
      throw error("the string has half of a surrogate pair: write the character itself")
    }
    return text
  }

  private mutating func unit() throws(JSONError) -> UInt16 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy(Self.isHexadecimal),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("expected four hexadecimal digits behind `\\u`") }
    position += 4
    return unit
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
