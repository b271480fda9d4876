extension ScriptReader {
  /// Reads what follows an operand: an operator, a suffix, a separator or the end of the expression.
  mutating func readOperator() {
    skipTrivia()
    guard !isAtEnd, let frame = frames.last else {
      noteUnclosed()
      return close()
    }
    if isComplete(frame) { return endExpression(in: frame) }
    if character == "<" {
      if startsClosingTag { return readClosingTagInExpression() }
      if skipTypeArguments() { return }
    }
    switch character {
    case ")", "]", "}": readCloser()
    case ",": readComma(frame)
    case ";": readSemicolon(frame)
    case ":": readColon(frame)
    case "?": readQuestion(frame)
    case ".": readMemberAccess(frame)
    case "(": readSuffix(.arguments, frame)
    case "[": readSuffix(.subscripting, frame)
    case "`": readTaggedTemplate(frame)
    case "=" where scanner.character(at: position + 1) == ">": readArrow(frame)
    case "!" where scanner.character(at: position + 1) != "=":
      // TypeScript's mark that a value is there.
      if hasLineBreak { endExpression(in: frame) } else { position += 1 }
    case "+" where scanner.character(at: position + 1) == "+",
      "-" where scanner.character(at: position + 1) == "-":
      readPostfix(frame)
    default:
      if let sign = ScriptOperator.infix(at: position, in: scanner) {
        addInfix(sign, frame)
      } else if scanner.byte(at: position).startsScriptName {
        readWordAfterOperand(frame)
      } else if startsOperand {
        endExpression(in: frame)
      } else {
        skipUnexpected()
      }
    }
  }

  /// Whether the operand at hand cannot go on with what follows, though another one could.
  ///
  /// A function or an element at the end of a line is not called with what the next line starts with, and an
  /// element is not compared with another one.
  private func isComplete(_ frame: ScriptFrame) -> Bool {
    guard hasOperand(frame), let kind = lastOperand?.kind else { return false }
    switch character {
    case "(", "[", "`": return hasLineBreak && (kind == .function || kind == .element)
    case "<": return kind == .element && scanner.byte(at: position + 1) != UInt8(ascii: "/")
    default: return false
    }
  }

  private var startsOperand: Bool {
    switch character {
    case "{", "\"", "'", "#", "~", "0"..."9": true
    default: false
    }
  }

  /// Whether the operand at hand is the innermost frame's own.
  func hasOperand(_ frame: ScriptFrame) -> Bool {
    operands.count > frame.operandBase
  }

  // MARK: - Suffixes

  private mutating func readQuestion(_ frame: ScriptFrame) {
    let next = scanner.byte(at: position + 1)
    if next == UInt8(ascii: "."), !scanner.byte(at: position + 2).isDigit {
      position += 1
      // `a?.(b)` and `a?.[b]` have a period only to be told apart.
      let following = scanner.character(at: position + 1)
      if following == "(" || following == "[" || following == "`" { position += 1 }
      return
    }
    if next == UInt8(ascii: "?"), let sign = ScriptOperator.infix(at: position, in: scanner) {
      return addInfix(sign, frame)
    }
    if frame.role == .parentheses || frame.role == .parameters {
      switch character(after: position + 1) {
      case ":", ",", ")", "=":
        // The mark of a parameter that may be left out.
        position += 1
        return
      default: break
      }
    }
    reduce(above: ScriptOperator.conditionalPrecedence, in: frame)
    operators.append(.question(position..<position + 1))
    position += 1
    frames[frames.count - 1].conditionals += 1
    frames[frames.count - 1].awaitsOperand = true
  }

  private mutating func readMemberAccess(_ frame: ScriptFrame) {
    let start = scanner.trivia(from: position + 1).end
    let isPrivate = scanner.character(at: start) == "#"
    let end = scanner.nameEnd(from: isPrivate ? start + 1 : start)
    guard end > start, hasOperand(frame), let object = lastOperand else {
      return skipUnexpected()
    }
    add(
      .member, PackedRange(object.range.lowerBound, end), name: PackedRange(start, end), children: 1
    )
    position = end
  }

  private mutating func readSuffix(_ role: ScriptFrame.Role, _ frame: ScriptFrame) {
    guard hasOperand(frame), let callee = lastOperand else {
      frames[frames.count - 1].awaitsOperand = true
      return
    }
    open(role, at: callee.range.lowerBound, takingOperands: 1)
  }

  private mutating func readTaggedTemplate(_ frame: ScriptFrame) {
    guard hasOperand(frame) else {
      frames[frames.count - 1].awaitsOperand = true
      return
    }
    push(.template, at: position, phase: 1)
    position += 1
  }

  private mutating func readPostfix(_ frame: ScriptFrame) {
    guard !hasLineBreak, hasOperand(frame), let operand = lastOperand else {
      return endExpression(in: frame)
    }
    add(
      .unary, PackedRange(operand.range.lowerBound, position + 2),
      name: PackedRange(position, position + 2), children: 1)
    position += 2
  }

  /// Steps over the `<Type>` of a call and says whether there was one.
  private mutating func skipTypeArguments() -> Bool {
    guard !hasLineBreak, position > 0 else { return false }
    let last = scanner.bytes[position - 1]
    // After a call they stand before a template only: `styled(Text)<Props>` with its CSS.
    let isAfterCall = last == UInt8(ascii: ")")
    guard last.continuesScriptName || isAfterCall,
      let end = scanner.typeArgumentsEnd(from: position)
    else { return false }
    switch character(after: end) {
    case "(" where !isAfterCall, "`": break
    default: return false
    }
    position = end
    return true
  }

  // MARK: - Operators

  private mutating func readWordAfterOperand(_ frame: ScriptFrame) {
    let (word, range) = word()
    switch word {
    case .as where !hasLineBreak, .satisfies where !hasLineBreak:
      position = scanner.typeEnd(from: range.upperBound)
    case let word?:
      let startsLoop = frame.role == .declaration && operators.count == frame.operatorBase
      if let sign = ScriptOperator.infix(word, range, startsLoop: startsLoop) {
        addInfix(sign, frame)
      } else {
        endExpression(in: frame)
      }
    case nil:
      endExpression(in: frame)
    }
  }

  private mutating func readArrow(_ frame: ScriptFrame) {
    let range = position..<position + 2
    position = range.upperBound
    guard hasOperand(frame), let index = operands.last.map(Int.init) else { return }
    if nodes[index].kind == .parenthesized { nodes[index].kind = .parameters }
    operators.append(.arrow(range))
    frames[frames.count - 1].awaitsOperand = true
  }

  private mutating func addInfix(_ sign: ScriptOperator, _ frame: ScriptFrame) {
    position = sign.range.upperBound
    if hasOperand(frame) {
      reduce(above: sign.bindsLeftAbove, in: frame)
      operators.append(sign)
    }
    frames[frames.count - 1].awaitsOperand = true
  }

  /// Finishes the operators of the innermost frame that bind more tightly than a precedence.
  private mutating func reduce(above precedence: UInt8, in frame: ScriptFrame) {
    while operators.count > frame.operatorBase, let last = operators.last,
      last.precedence > precedence
    {
      reduce()
    }
  }

  /// Makes a node of the last operator and its operands.
  mutating func reduce() {
    guard let frame = frames.last, operators.count > frame.operatorBase,
      let sign = operators.popLast()
    else { return }
    while operands.count - frame.operandBase < sign.operandCount {
      addLeaf(.missing, position..<position)
    }
    let first = nodes[Int(operands[operands.count - sign.operandCount])]
    add(
      sign.kind,
      PackedRange(
        min(first.range.lowerBound, sign.range.lowerBound),
        max(lastOperand?.range.upperBound ?? 0, sign.range.upperBound)),
      name: sign.role == .arrow ? nil : sign.range, children: sign.operandCount)
  }
}
