extension JSONValue {
  /// The value as one line of JSON: sorted keys, no spaces, and a line feed at its end.
  ///
  /// Control characters, among them those above ASCII, are escaped, so that the line is harmless on a
  /// terminal; so are U+2028 and U+2029, which end a line for JavaScript.
  var encoded: String {
    var text = ""
    write(to: &text)
    return text + "\n"
  }

  /// The value as people edit it: one member and one element a line where they are not plain words.
  var indented: String {
    var text = ""
    write(to: &text, indent: "")
    return text + "\n"
  }

  private func write(to text: inout String, indent: String) {
    let deeper = indent + "  "
    switch self {
    case .object(let members) where !members.isEmpty:
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      text += "{\n"
      for (place, member) in sorted.enumerated() {
        text += deeper
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indent: deeper)
        text += place < sorted.count - 1 ? ",\n" : "\n"
      }
      text += indent + "}"
    case .array(let values) where values.contains(where: \.isCompound):
      text += "[\n"
      for (place, value) in values.enumerated() {
        text += deeper
        value.write(to: &text, indent: deeper)
        text += place < values.count - 1 ? ",\n" : "\n"
      }
      text += indent + "]"
    case .array(let values):
      text += "["
      for (place, value) in values.enumerated() {
        if place > 0 { text += ", " }
        value.write(to: &text)
      }
      text += "]"
    default: write(to: &text)
    }
  }

  private var isCompound: Bool {
    switch self {
    case .object, .array: true
    default: false
    }
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value.isFinite ? value.plainDecimal : "null"
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      text += "["
      for (place, value) in values.enumerated() {
        if place > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      for (place, member) in sorted.enumerated() {
        if place > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    // Most texts stand for themselves. U+0080 to U+009F start with C2, U+2028 and U+2029 with E2.
    let needsCare = string.utf8.contains { byte in
      byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
        || byte == 0xC2 || byte == 0xE2
    }
    guard needsCare else {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        text += "\\u" + scalar.hexadecimal
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Double {
  /// The shortest decimal that reads back as this number, without an exponent below 10²¹, and
  /// without decimals where there are none.
  var plainDecimal: String {
    guard abs(self) < 1e21 else { return description }
    let parts = description.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else {
      return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
    }
    let isNegative = parts[0].hasPrefix("-")
    let mantissa = parts[0].drop { $0 == "-" }.split(separator: ".")
    let whole = mantissa[0]
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1] : ""
    let digits = String(whole + fraction)
    let point = whole.count + exponent
    var plain: String
    if point <= 0 {
      plain = "0." + String(repeating: "0", count: -point) + digits
    } else if point >= digits.count {
      plain = digits + String(repeating: "0", count: point - digits.count)
    } else {
      plain = digits.prefix(point) + "." + digits.dropFirst(point)
    }
    return (isNegative ? "-" : "") + plain
  }
}
