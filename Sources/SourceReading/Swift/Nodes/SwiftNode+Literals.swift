extension SwiftNode {
  /// The value of a number literal.
  public var numberValue: Double? {
    guard kind == .number else { return nil }
    let digits = tree.bytes[range].filter { $0 != UInt8(ascii: "_") }
    let text = String(decoding: digits, as: UTF8.self)
    var radix = 10
    if digits.count > 2, digits[0] == UInt8(ascii: "0") {
      switch digits[1] {
      case UInt8(ascii: "b"): radix = 2
      case UInt8(ascii: "o"): radix = 8
      case UInt8(ascii: "x") where !text.utf8.contains(where: Self.marksFraction): radix = 16
      default: break
      }
    }
    return radix == 10 ? Double(text) : UInt64(text.dropFirst(2), radix: radix).map { Double($0) }
  }

  /// Whether a byte stands in hexadecimal numbers that need not be whole only.
  private static func marksFraction(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "p")
  }

  /// The text of a string literal without its quotation marks, escapes resolved, interpolations left out.
  public var stringText: String {
    guard kind == .string else { return "" }
    var text = ""
    var token = tokens.lowerBound
    while token < tokens.upperBound {
      let found = tree.tokens[token]
      switch found.kind {
      case .string, .stringHead, .stringMiddle, .stringTail: text += piece(found)
      default: break
      }
      token += 1
      // The code of an interpolation may hold strings of its own.
      if found.kind == .stringHead || found.kind == .stringMiddle {
        var depth = 0
        while token < tokens.upperBound {
          let kind = tree.tokens[token].kind
          if depth == 0, kind == .stringMiddle || kind == .stringTail { break }
          if kind == .stringHead { depth += 1 }
          if kind == .stringTail { depth -= 1 }
          token += 1
        }
      }
    }
    return text
  }

  /// The text of one token of a string literal.
  private func piece(_ token: Token) -> String {
    var text = tree.text(token.start..<token.end)[...]
    let signs = text.prefix { $0 == "#" }
    if token.kind == .string || token.kind == .stringHead {
      text = text.dropFirst(signs.count)
      text =
        text.hasPrefix("\"\"\"") && token.traits.contains(.isMultiline)
        ? text.dropFirst(3) : text.dropFirst()
    } else {
      text = text.dropFirst()
    }
    if token.kind == .stringHead || token.kind == .stringMiddle {
      text = text.dropLast()
      while text.last == "#" { text.removeLast() }
      text = text.dropLast()
    } else if !token.traits.contains(.isOpen) {
      while text.last == "#" { text.removeLast() }
      while let last = text.last, "\"“”„".contains(last) { text.removeLast() }
    }
    return token.traits.contains(.isRaw) ? String(text) : Self.unescaped(text)
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let backslash = rest.firstIndex(of: "\\") {
      result += rest[..<backslash]
      rest = rest[rest.index(after: backslash)...]
      guard let escape = rest.popFirst() else { break }
      switch escape {
      case "n": result.append("\n")
      case "r": result.append("\r")
      case "t": result.append("\t")
      case "0": result.append("\0")
      case "u":
        guard rest.first == "{", let end = rest.firstIndex(of: "}") else { continue }
        let digits = rest[rest.index(after: rest.startIndex)..<end]
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          result.unicodeScalars.append(scalar)
        }
        rest = rest[rest.index(after: end)...]
      default: result.append(escape)
      }
    }
    return result + rest
  }
}
