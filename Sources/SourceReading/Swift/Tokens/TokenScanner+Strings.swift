extension TokenScanner {
  /// A string literal that is being read.
  private struct Literal {
    let numberSigns: Int
    let isMultiline: Bool
    /// Whether it stands in the curly quotes of a web page or a word processor.
    let isCurly: Bool
  }

  private enum Ending {
    case closed
    case interpolation
    case open
  }

  /// Reads a number sign: a raw literal, an extended regular expression, a directive or a macro.
  mutating func scanNumberSign(_ bytes: Span<UInt8>) {
    var index = position
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    let numberSigns = index - position
    guard index < bytes.count else { return append(.unknown, length: numberSigns, bytes) }
    if bytes[index] == UInt8(ascii: "\"") {
      scanString(bytes, numberSigns: numberSigns)
    } else if bytes[index] == UInt8(ascii: "/") {
      scanExtendedRegex(bytes, numberSigns: numberSigns)
    } else if numberSigns == 1, Self.isWordByte(bytes[index]) {
      scanHashWord(bytes)
    } else {
      append(.unknown, length: numberSigns, bytes)
    }
  }

  private mutating func scanHashWord(_ bytes: Span<UInt8>) {
    let start = position
    let stoodBefore = tokens.count
    position += 1
    scanWord(bytes)
    guard let word = tokens.popLast(), tokens.count == stoodBefore else { return }
    var traits = word.traits
    traits.remove(.beforeSpace)
    self.traits = traits
    let keyword: Keyword =
      switch word.keyword {
      case .if: .hashIf
      case .else: .hashElse
      case .none where spells("elseif", word.start..<word.end, bytes): .hashElseIf
      case .none where spells("endif", word.start..<word.end, bytes): .hashEndIf
      default: .none
      }
    append(.hashWord, keyword: keyword, from: start, bytes)
  }

  private func spells(_ word: StaticString, _ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    guard word.utf8CodeUnitCount == range.count else { return false }
    return word.withUTF8Buffer { buffer in
      zip(range, buffer).allSatisfy { bytes[$0] == $1 }
    }
  }

  /// Reads a string literal whose number signs or quotation mark stand at the position.
  mutating func scanString(_ bytes: Span<UInt8>, numberSigns: Int, isCurly: Bool = false) {
    let start = position
    position += numberSigns + (isCurly ? 3 : 1)
    var isMultiline = false
    if !isCurly, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\""),
      bytes[position + 1] == UInt8(ascii: "\"")
    {
      // Three marks open a text over lines, but `#""""#` is a line with two marks in it.
      isMultiline = numberSigns == 0 || !closesOnLine(numberSigns, bytes)
      if isMultiline { position += 2 }
    }
    let literal = Literal(numberSigns: numberSigns, isMultiline: isMultiline, isCurly: isCurly)
    if isMultiline { traits.insert(.isMultiline) }
    if numberSigns > 0 { traits.insert(.isRaw) }
    switch scanContent(literal, bytes) {
    case .closed: append(.string, from: start, bytes)
    case .open:
      traits.insert(.isOpen)
      append(.string, from: start, bytes)
    case .interpolation:
      let head = tokens.count
      append(.stringHead, from: start, bytes)
      suspend(literal, head: head)
    }
  }

  /// Whether a quotation mark with number signs stands on the rest of the line.
  private func closesOnLine(_ numberSigns: Int, _ bytes: Span<UInt8>) -> Bool {
    var index = position
    while index < bytes.count, !Self.isLineBreak(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\""), hasSigns(numberSigns, at: index + 1, bytes) {
        return true
      }
      index += 1
    }
    return false
  }

  private mutating func suspend(_ literal: Literal, head: Int) {
    brackets.open(
      OpenBrackets.InterruptedString(
        head: head, numberSigns: literal.numberSigns, isMultiline: literal.isMultiline,
        isCurly: literal.isCurly),
      token: tokens.count - 1)
  }

  /// Goes on with a literal at the parenthesis that closes an interpolation.
  mutating func continueString(_ bytes: Span<UInt8>, _ string: OpenBrackets.InterruptedString) {
    let literal = Literal(
      numberSigns: string.numberSigns, isMultiline: string.isMultiline, isCurly: string.isCurly)
    let start = position
    position += 1
    switch scanContent(literal, bytes) {
    case .interpolation:
      append(.stringMiddle, from: start, bytes)
      suspend(literal, head: string.head)
    case .closed, .open:
      append(.stringTail, from: start, bytes)
      pair(string.head, tokens.count - 1)
    }
  }

  /// Moves behind the text of a literal and what ends it.
  private mutating func scanContent(_ literal: Literal, _ bytes: Span<UInt8>) -> Ending {
    var index = position
    defer { position = min(index, bytes.count) }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\""), let length = closingLength(literal, at: index, bytes) {
        index += length
        return .closed
      } else if byte == UInt8(ascii: "\\"), hasSigns(literal.numberSigns, at: index + 1, bytes) {
        index += 1 + literal.numberSigns
        guard index < bytes.count else { return .open }
        if bytes[index] == UInt8(ascii: "(") {
          index += 1
          return .interpolation
        }
        // A line break after a backslash ends a literal of one line like any other.
        if literal.isMultiline || !Self.isLineBreak(bytes[index]) { index += 1 }
      } else if Self.isLineBreak(byte), !literal.isMultiline {
        return .open
      } else if byte == 0xE2, literal.isCurly,
        Unicode.Scalar(bytes, at: index)?.isDoubleQuote == true
      {
        index += 3
        return .closed
      } else {
        index += 1
      }
    }
    return .open
  }

  private func closingLength(_ literal: Literal, at index: Int, _ bytes: Span<UInt8>) -> Int? {
    let marks = literal.isMultiline ? 3 : 1
    guard index + marks <= bytes.count else { return nil }
    for offset in 0..<marks where bytes[index + offset] != UInt8(ascii: "\"") { return nil }
    return hasSigns(literal.numberSigns, at: index + marks, bytes)
      ? marks + literal.numberSigns : nil
  }

  private func hasSigns(_ count: Int, at index: Int, _ bytes: Span<UInt8>) -> Bool {
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != UInt8(ascii: "#") { return false }
    return true
  }
}
