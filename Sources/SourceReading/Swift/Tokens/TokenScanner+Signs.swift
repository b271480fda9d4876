extension TokenScanner {
  // MARK: - Comments and regular expressions

  /// Reads a slash: a comment, a regular expression or an operator.
  mutating func scanSlash(_ bytes: Span<UInt8>) {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    if next == UInt8(ascii: "/") {
      scanLineComment(bytes)
    } else if next == UInt8(ascii: "*") {
      scanBlockComment(bytes)
    } else if expectsOperand, let end = regexEnd(bytes) {
      let start = position
      position = end
      append(.regex, from: start, bytes)
    } else {
      scanOperator(bytes)
    }
  }

  mutating func scanLineComment(_ bytes: Span<UInt8>) {
    let start = position
    position = bytes.lineBreak(in: start..<bytes.count)
    appendComment(start..<position)
  }

  private mutating func scanBlockComment(_ bytes: Span<UInt8>) {
    let start = position
    var depth = 0
    var spansLines = false
    while position < bytes.count {
      let byte = bytes[position]
      let next = position + 1 < bytes.count ? bytes[position + 1] : 0
      if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { break }
      } else {
        if Self.isLineBreak(byte) { spansLines = true }
        position += 1
      }
    }
    position = min(position, bytes.count)
    appendComment(start..<position)
    if spansLines { traits.insert(.startsLine) }
  }

  private mutating func appendComment(_ range: Range<Int>) {
    comments.append(Comment(range: range, followsCode: !traits.contains(.startsLine)))
    traits.insert(.afterSpace)
  }

  /// Whether an operand may start here, so that a slash cannot be a division.
  private var expectsOperand: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .word:
      switch last.keyword {
      case .return, .in, .case, .if, .else, .while, .guard, .switch, .where, .throw, .await, .try,
        .is, .as, .do, .default, .yield:
        return true
      default: return false
      }
    case .number, .string, .stringTail, .regex, .rightParenthesis, .rightSquare, .rightBrace,
      .postfixOperator, .hashWord, .rightAngle, .period, .unknown:
      return false
    default: return true
    }
  }

  /// Where a regular expression ends that starts at the position and stays on its line.
  private func regexEnd(_ bytes: Span<UInt8>) -> Int? {
    var index = position + 1
    guard index < bytes.count, !Self.isSpace(at: index, bytes) else { return nil }
    var groups = 0
    var isInClass = false
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: groups += 1
      case UInt8(ascii: ")") where !isInClass:
        groups -= 1
        if groups < 0 { return nil }
      case UInt8(ascii: "/"):
        let last = bytes[index - 1]
        return last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") ? nil : index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Reads `#/…/#`, which spans lines if nothing stands behind its opening.
  mutating func scanExtendedRegex(_ bytes: Span<UInt8>, numberSigns: Int) {
    let start = position
    let content = position + numberSigns + 1
    var index = content
    while index < bytes.count,
      bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
    {
      index += 1
    }
    let isMultiline = index < bytes.count && Self.isLineBreak(bytes[index])
    while index < bytes.count {
      let byte = bytes[index]
      if !isMultiline, Self.isLineBreak(byte) || index - start > 4096 {
        // What does not close on its line is no expression; the bound keeps one endless line linear.
        return append(.unknown, length: numberSigns, bytes)
      }
      if byte == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      var signs = 0
      if byte == UInt8(ascii: "/") {
        while signs < numberSigns, index + 1 + signs < bytes.count,
          bytes[index + 1 + signs] == UInt8(ascii: "#")
        { signs += 1 }
      }
      index += 1 + signs
      if signs == numberSigns, signs > 0 { break }
    }
    position = min(index, bytes.count)
    traits.insert(.isRaw)
    append(.regex, from: start, bytes)
  }

  // MARK: - Operators

  /// Reads a period, or an operator that starts with two of them.
  mutating func scanPeriod(_ bytes: Span<UInt8>) {
    if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: ".") {
      scanOperator(bytes)
    } else {
      append(.period, length: 1, bytes)
    }
  }

  /// Reads a run of operator characters.
  ///
  /// What closes generic arguments is cut off in front: `>>` is two tokens, as in `[Set<Array<Int>>]`.
  mutating func scanOperator(_ bytes: Span<UInt8>) {
    let start = position
    let first = bytes[start]
    let isLeftBound = isLeftBound
    if first == UInt8(ascii: "!") || first == UInt8(ascii: "?"), isLeftBound {
      return append(.postfixOperator, length: 1, bytes)
    }
    if first == UInt8(ascii: ">"), start + 1 < bytes.count, bytes[start + 1] != UInt8(ascii: "=") {
      position = start + 1
      let kind = operatorKind(start..<position, isLeftBound: isLeftBound, bytes)
      return append(kind, from: start, bytes)
    }
    let mayHavePeriods = first == UInt8(ascii: ".")
    var index = start
    scan: while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "/"):
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        if index > start, next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { break scan }
        index += 1
      case UInt8(ascii: "."):
        if !mayHavePeriods { break scan }
        index += 1
      case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
        UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"),
        UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
        UInt8(ascii: "?"):
        index += 1
      case 0x80...:
        guard let scalar = Unicode.Scalar(bytes, at: index), scalar.isOperatorScalar else {
          break scan
        }
        index += scalar.utf8Count
      default: break scan
      }
    }
    position = index
    append(
      operatorKind(start..<index, isLeftBound: isLeftBound, bytes), from: start, bytes)
  }

  private func operatorKind(
    _ range: Range<Int>, isLeftBound: Bool, _ bytes: Span<UInt8>
  ) -> TokenKind {
    let isRightBound = isRightBound(range.upperBound, isLeftBound: isLeftBound, bytes)
    if range.count == 1 {
      switch bytes[range.lowerBound] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "<"): return .leftAngle
      case UInt8(ascii: ">"): return .rightAngle
      case UInt8(ascii: "?"): return .question
      default: break
      }
    } else if range.count == 2, bytes[range.lowerBound] == UInt8(ascii: "-"),
      bytes[range.lowerBound + 1] == UInt8(ascii: ">")
    {
      return .arrow
    }
    if isLeftBound == isRightBound { return .infixOperator }
    return isLeftBound ? .postfixOperator : .prefixOperator
  }

  private var isLeftBound: Bool {
    guard !traits.contains(.afterSpace), let last = tokens.last else { return false }
    switch last.kind {
    case .leftParenthesis, .leftSquare, .leftBrace, .comma, .semicolon, .colon, .stringHead,
      .stringMiddle, .prefixOperator, .infixOperator:
      return false
    default: return true
    }
  }

  private func isRightBound(_ index: Int, isLeftBound: Bool, _ bytes: Span<UInt8>) -> Bool {
    guard index < bytes.count, !Self.isSpace(at: index, bytes) else { return false }
    switch bytes[index] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."):
      return !isLeftBound
    default: return true
    }
  }

  // MARK: - Beyond ASCII

  /// Reads a character of more than one byte: a letter, an operator, white space or a quotation mark.
  mutating func scanBeyondASCII(_ bytes: Span<UInt8>) {
    guard let scalar = Unicode.Scalar(bytes, at: position) else {
      position += 1
      traits.insert(.afterSpace)
      repairs.insert(.invalidUTF8)
      return
    }
    if scalar.isSpaceScalar {
      position += scalar.utf8Count
      traits.insert(.afterSpace)
      repairs.insert(.space)
    } else if scalar.isDoubleQuote {
      repairs.insert(.quotationMark)
      scanString(bytes, numberSigns: 0, isCurly: true)
    } else if scalar.isOperatorScalar {
      scanOperator(bytes)
    } else if scalar.isWordScalar {
      scanWord(bytes)
    } else {
      append(.unknown, length: scalar.utf8Count, bytes)
    }
  }

  /// Steps over what may stand before the first line of a file.
  mutating func skipByteOrderMarkAndShebang(_ bytes: Span<UInt8>) {
    let start = position
    if bytes.count >= start + 3, bytes[start] == 0xEF, bytes[start + 1] == 0xBB,
      bytes[start + 2] == 0xBF
    {
      position += 3
    }
    if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "#"),
      bytes[position + 1] == UInt8(ascii: "!")
    {
      scanLineComment(bytes)
    }
  }
}
