extension JSONValue {
  /// Reads a JSON text; `nil` where it is none, or nested deeper than a file of settings ever is.
  init?(parsing bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var reader = JSONReader(scalars: Array(text.unicodeScalars))
    guard let value = reader.document() else { return nil }
    self = value
  }
}

/// Reads JSON (RFC 8259), scalar by scalar.
private struct JSONReader {
  let scalars: [Unicode.Scalar]
  private var place = 0
  private let greatestDepth = 32

  init(scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  mutating func document() -> JSONValue? {
    guard let value = value(depth: 0) else { return nil }
    skipSpace()
    return place == scalars.count ? value : nil
  }

  private var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private mutating func skipSpace() {
    while let scalar = next, scalar == " " || scalar == "\n" || scalar == "\r" || scalar == "\t" {
      place += 1
    }
  }

  /// Whether the scalar comes next, with or without space before it; if so it is read.
  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    return takeAtOnce(scalar)
  }

  private mutating func takeAtOnce(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    place += 1
    return true
  }

  private mutating func value(depth: Int) -> JSONValue? {
    guard depth < greatestDepth else { return nil }
    skipSpace()
    switch next {
    case "{": return object(depth: depth)
    case "[": return array(depth: depth)
    case "\"": return string().map(JSONValue.string)
    case "t": return word("true", .bool(true))
    case "f": return word("false", .bool(false))
    case "n": return word("null", .null)
    default: return number()
    }
  }

  private mutating func object(depth: Int) -> JSONValue? {
    var members: [String: JSONValue] = [:]
    guard take("{") else { return nil }
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard let key = string(), take(":"), let value = value(depth: depth + 1) else { return nil }
      members[key] = value
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array(depth: Int) -> JSONValue? {
    var values: [JSONValue] = []
    guard take("[") else { return nil }
    if take("]") { return .array(values) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
    } while take(",")
    return take("]") ? .array(values) : nil
  }

  private mutating func word(_ word: String, _ value: JSONValue) -> JSONValue? {
    for scalar in word.unicodeScalars {
      guard next == scalar else { return nil }
      place += 1
    }
    return value
  }

  private mutating func number() -> JSONValue? {
    let start = place
    while let scalar = next, "+-.eE0123456789".unicodeScalars.contains(scalar) { place += 1 }
    var digits = String.UnicodeScalarView()
    digits.append(contentsOf: scalars[start..<place])
    let text = String(digits)
    // What Swift reads as a number and JSON does not: a sign, a point or a zero too many in front.
    let whole = text.drop { $0 == "-" }
    guard whole.first?.isNumber == true, text.last?.isNumber == true,
      whole.count == 1 || whole.first != "0" || whole.dropFirst().first?.isNumber != true
    else { return nil }
    return Int(text).map(JSONValue.integer) ?? Double(text).map(JSONValue.number)
  }

  private mutating func string() -> String? {
    guard next == "\"" else { return nil }
    place += 1
    var text = String.UnicodeScalarView()
    while let scalar = next {
      place += 1
      switch scalar {
      case "\"": return String(text)
      case "\\":
        guard let escaped = escaped() else { return nil }
        text.append(escaped)
      case "\0"..<" ": return nil
      default: text.append(scalar)
      }
    }
    return nil
  }

  private mutating func escaped() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    place += 1
    switch scalar {
    case "\"", "\\", "/": return scalar
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      guard let unit = hexadecimalUnit() else { return nil }
      guard unit & 0xFC00 == 0xD800 else { return Unicode.Scalar(unit) }
      guard takeAtOnce("\\"), takeAtOnce("u"), let low = hexadecimalUnit(), low & 0xFC00 == 0xDC00
      else { return nil }
      return Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF))
    default: return nil
    }
  }

  private mutating func hexadecimalUnit() -> UInt32? {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character($0).isASCII ? Character($0).hexDigitValue : nil })
      else { return nil }
      unit = unit << 4 + UInt32(digit)
      place += 1
    }
    return unit
  }
}
