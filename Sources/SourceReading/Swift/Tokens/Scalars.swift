extension Unicode.Scalar {
  /// The scalar that starts at an index, if the bytes there are valid UTF-8.
  init?(_ bytes: Span<UInt8>, at index: Int) {
    let first = UInt32(bytes[index])
    let length: Int
    var value: UInt32
    switch first {
    case 0..<0x80:
      length = 1
      value = first
    case 0xC2..<0xE0:
      length = 2
      value = first & 0x1F
    case 0xE0..<0xF0:
      length = 3
      value = first & 0x0F
    case 0xF0..<0xF5:
      length = 4
      value = first & 0x07
    default: return nil
    }
    guard index + length <= bytes.count else { return nil }
    for offset in 1..<max(length, 1) {
      let byte = UInt32(bytes[index + offset])
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | byte & 0x3F
    }
    guard let scalar = Unicode.Scalar(value), scalar.utf8Count == length else { return nil }
    self = scalar
  }

  /// The number of bytes it takes in UTF-8.
  var utf8Count: Int {
    switch value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }

  /// White space that Swift does not take for such, as web pages put it in, and invisible characters.
  var isSpaceScalar: Bool {
    switch value {
    case 0x00A0, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: true
    default: false
    }
  }

  /// A curly double quotation mark.
  var isDoubleQuote: Bool { value == 0x201C || value == 0x201D || value == 0x201E }

  /// A character of operators, as the grammar of Swift lists them, ASCII left out.
  var isOperatorScalar: Bool {
    switch value {
    case 0x00A1...0x00A7, 0x00A9, 0x00AB, 0x00AC, 0x00AE, 0x00B0, 0x00B1, 0x00B6, 0x00BB, 0x00BF,
      0x00D7, 0x00F7, 0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053,
      0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F,
      0x3001...0x3003, 0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  /// A character beyond ASCII that may stand in an identifier.
  var isWordScalar: Bool {
    value >= 0x80 && !isSpaceScalar && !isOperatorScalar && !isDoubleQuote
      && value != 0x2018 && value != 0x2019
  }
}
