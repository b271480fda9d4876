extension ScriptReader {
  /// Reads an operand, or what stands before one.
  mutating func readOperand() {
    skipTrivia()
    let start = position
    switch character {
    case "(": open(.parentheses)
    case "[": open(.array)
    case "{": open(isAfterArrow ? .block : .object)
    case "\"", "'":
      let (end, isClosed) = scanner.stringEnd(from: start)
      if !isClosed { unread.note(.unclosed, at: start..<start + 1) }
      finishOperand(.string, end: end)
    case "`":
      push(.template, at: start)
      position += 1
    case "0"..."9":
      finishOperand(.number, end: scanner.numberEnd(from: start))
    case "." where scanner.byte(at: start + 1).isDigit:
      finishOperand(.number, end: scanner.numberEnd(from: start))
    case "." where scanner.character(at: start + 1) == ".":
      while character == "." { position += 1 }
      addPrefix(.spread(start..<position))
    case "/":
      let (end, isClosed) = scanner.regularExpressionEnd(from: start)
      if !isClosed { unread.note(.unclosed, at: start..<start + 1) }
      finishOperand(.regularExpression, end: end)
    case "<": readLess()
    case "!", "~":
      position += 1
      addPrefix(.prefix(start..<position))
    case "+", "-":
      position += scanner.character(at: start + 1) == character ? 2 : 1
      addPrefix(.prefix(start..<position))
    case "#" where scanner.byte(at: start + 1).startsScriptName:
      finishOperand(.identifier, end: scanner.nameEnd(from: start + 1))
    case "@":
      // The mark of a decorator; its name is read as any other.
      position += 1
    case ")", "]", "}", ",", ";", ":", "?", "=", "&", "|", "*", "%", ">":
      leaveOutOperand()
    default:
      if isAtEnd {
        leaveOutOperand()
      } else if scanner.byte(at: start).startsScriptName {
        readWordOperand()
      } else {
        skipUnexpected()
      }
    }
  }

  /// Adds an operand without parts and goes on with what may follow it.
  private mutating func finishOperand(_ kind: ScriptNode.Kind, end: Int) {
    addLeaf(kind, position..<end)
    position = end
    frames[frames.count - 1].awaitsOperand = false
  }

  /// Signs before an operand nest as well: more of them than brackets may nest are left out.
  private mutating func addPrefix(_ sign: ScriptOperator) {
    guard let frame = frames.last else { return }
    if operators.count - frame.operatorBase < Self.depthLimit {
      operators.append(sign)
    } else {
      unread.note(.tooDeep, at: sign.range.range)
    }
  }

  /// Goes on without the operand that should stand here.
  private mutating func leaveOutOperand() {
    guard let frame = frames.last else { return }
    if operators.count > frame.operatorBase {
      addLeaf(.missing, position..<position)
    }
    frames[frames.count - 1].awaitsOperand = false
  }

  private var isAfterArrow: Bool {
    guard let frame = frames.last, operators.count > frame.operatorBase else { return false }
    return operators.last?.role == .arrow
  }

  private mutating func readWordOperand() {
    let (word, range) = word()
    switch word {
    case .function:
      position = range.upperBound
      push(.function, at: range.lowerBound)
    case .class:
      readClassHead()
    case .new:
      position = range.upperBound
    case .async where startsFunction(after: range.upperBound):
      position = range.upperBound
    case .typeof, .void, .delete, .await:
      position = range.upperBound
      addPrefix(.prefix(range))
    case .yield:
      position = range.upperBound
      if character(after: position) == "*" { position = scanner.trivia(from: position).end + 1 }
      addPrefix(.yield(range))
    case .true, .false:
      finishOperand(.boolean, end: range.upperBound)
    case .null:
      finishOperand(.null, end: range.upperBound)
    case let word? where word.startsStatement:
      readStatementWordAsOperand(range)
    default:
      finishOperand(.identifier, end: range.upperBound)
    }
  }

  /// Whether `async` makes a function of what follows.
  private func startsFunction(after offset: Int) -> Bool {
    let (next, hasLineBreak) = scanner.trivia(from: offset)
    guard !hasLineBreak else { return false }
    let character = scanner.character(at: next)
    return character == "(" || character == "<" || scanner.byte(at: next).startsScriptName
  }

  /// A statement begins where an operand should: the expression was never finished.
  private mutating func readStatementWordAsOperand(_ range: Range<Int>) {
    switch frames.last?.role {
    case .container, .hole, nil:
      finishOperand(.identifier, end: range.upperBound)
    default:
      noteUnclosed()
      leaveOutOperand()
      close()
    }
  }

  /// Reads a `<` where an operand should stand: an element, the types of a function or of a cast.
  private mutating func readLess() {
    let next = scanner.byte(at: position + 1)
    guard dialect == .withElements else {
      if let end = scanner.typeArgumentsEnd(from: position) {
        position = end
      } else {
        skipUnexpected()
      }
      return
    }
    if startsClosingTag { return readClosingTagInExpression() }
    guard next.startsScriptName || next == UInt8(ascii: ">") else { return skipUnexpected() }
    if isTypeParameterList, let end = scanner.typeArgumentsEnd(from: position) {
      position = end
    } else {
      openElement()
    }
  }

  /// Whether the `<` here opens type parameters, as in `<T,>(value: T) => value`.
  private var isTypeParameterList: Bool {
    let name = scanner.nameEnd(from: position + 1)
    let next = scanner.trivia(from: name).end
    if scanner.character(at: next) == "," { return true }
    let word = next..<scanner.nameEnd(from: next)
    guard scanner.bytes.spell("extends", in: word) else { return false }
    return scanner.byte(at: scanner.trivia(from: word.upperBound).end).startsScriptName
  }

  // MARK: - Templates

  /// Reads on in a template up to its next hole or its end.
  mutating func readTemplateText() {
    while !isAtEnd {
      switch character {
      case "`":
        position += 1
        return close()
      case "\\":
        position = min(position + 2, scanner.end)
      case "$" where scanner.character(at: position + 1) == "{":
        position += 1
        return open(.hole)
      default:
        position += 1
      }
    }
    noteUnclosed()
    close()
  }
}
