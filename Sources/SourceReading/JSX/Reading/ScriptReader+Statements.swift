extension ScriptReader {
  /// Reads the start of a statement, or the end of the block that it could stand in.
  mutating func readStatement() {
    skipTrivia()
    guard !isAtEnd, let frame = frames.last else {
      noteUnclosed()
      return close()
    }
    if frame.role == .control, frame.phase == 0 {
      if character == "(" {
        // What is caught is a parameter, with a type perhaps.
        return open(scanner.bytes.spell("catch", in: frame.name.range) ? .parameters : .header)
      }
      frames[frames.count - 1].phase = 1
    }
    switch character {
    case "}", ")", "]":
      readCloser()
    case ";", ",":
      position += 1
      endStatement()
    case "{":
      open(.block)
    case "<" where startsClosingTag:
      readClosingTagInExpression()
    case "\"", "'":
      readStringStatement()
    default:
      if scanner.byte(at: position).startsScriptName {
        readWordStatement()
      } else {
        push(.statement, at: position)
      }
    }
  }

  /// A pasted style may start with a key in quotation marks.
  private mutating func readStringStatement() {
    let key = position..<scanner.stringEnd(from: position).end
    guard character(after: key.upperBound) == ":" else { return push(.statement, at: position) }
    readStatementProperty(key)
  }

  /// Reads `key: value` where a statement could stand, as in a style pasted without its braces.
  private mutating func readStatementProperty(_ key: Range<Int>) {
    position = scanner.trivia(from: key.upperBound).end + 1
    push(.property, at: key.lowerBound, name: key)
  }

  private mutating func readWordStatement() {
    let (word, range) = word()
    let (next, isOnNextLine) = scanner.trivia(from: range.upperBound)
    let startsName = scanner.byte(at: next).startsScriptName
    let isInHeader = frames.last?.role == .header
    if scanner.character(at: next) == ":", word != .default {
      return readLabel(range, colon: next)
    }
    switch word {
    case .const, .let, .var:
      readDeclaration(range, next: next)
    case .function where !isInHeader:
      position = range.upperBound
      push(.function, at: range.lowerBound)
    case .async where startsName && !isOnNextLine,
      .abstract where startsName && !isOnNextLine,
      .declare where startsName && !isOnNextLine:
      position = next
    case .class where !isInHeader:
      readClassHead()
    case .if, .for, .while, .with, .switch, .catch:
      readControl(range, next: next)
    case .else, .do, .try, .finally:
      position = range.upperBound
      push(.control, at: range.lowerBound, name: range, phase: 1)
    case .return:
      readReturn(range)
    case .throw:
      position = range.upperBound
      push(.statement, at: range.upperBound)
    case .break, .continue, .debugger:
      position = startsName && !isOnNextLine ? scanner.nameEnd(from: next) : range.upperBound
      endStatement()
    case .case:
      position = range.upperBound
      push(.caseLabel, at: range.lowerBound)
    case .default:
      position = scanner.character(at: next) == ":" ? next + 1 : range.upperBound
    case .import where scanner.character(at: next) != "(" && scanner.character(at: next) != ".":
      readImport(range)
    case .export:
      readExport(next: next)
    case .type where startsName && !isOnNextLine:
      readTypeAlias(name: next)
    case .interface where startsName && !isOnNextLine:
      skipToBody()
      if character == "{" { position = scanner.bracketEnd(from: position).end }
      endStatement()
    case .namespace where startsName && !isOnNextLine, .module where startsName && !isOnNextLine,
      .module where startsString(at: next):
      skipToBody()
    case .enum where startsName:
      readEnumeration(range, name: next)
    default:
      push(.statement, at: range.lowerBound)
    }
  }

  private func startsString(at offset: Int) -> Bool {
    scanner.character(at: offset) == "\"" || scanner.character(at: offset) == "'"
  }

  /// Reads a label before a loop, or the key of a pasted style.
  private mutating func readLabel(_ range: Range<Int>, colon: Int) {
    let next = scanner.trivia(from: colon + 1).end
    let word = ScriptWords.shared.word(next..<scanner.nameEnd(from: next), of: scanner.bytes)
    switch word {
    case .for, .while, .do, .switch: position = colon + 1
    default: readStatementProperty(range)
    }
  }

  private mutating func readDeclaration(_ keyword: Range<Int>, next: Int) {
    let name = next..<scanner.nameEnd(from: next)
    switch ScriptWords.shared.word(name, of: scanner.bytes) {
    case .enum:
      // `const enum` is read as `enum`.
      position = next
      return
    case .in, .instanceof, .of, .as:
      return readKeywordAsName(keyword)
    default:
      let startsPattern = scanner.character(at: next) == "{" || scanner.character(at: next) == "["
      guard startsPattern || !name.isEmpty else { return readKeywordAsName(keyword) }
    }
    position = next
    push(.declaration, at: keyword.lowerBound, name: keyword)
  }

  /// `let` is a name where nothing to declare follows; `const` and `var` mean nothing there.
  private mutating func readKeywordAsName(_ keyword: Range<Int>) {
    let isName = scanner.bytes.spell("let", in: keyword)
    position = isName ? keyword.lowerBound : keyword.upperBound
    push(.statement, at: keyword.lowerBound)
  }

  private mutating func readControl(_ keyword: Range<Int>, next: Int) {
    position = keyword.upperBound
    let following = next..<scanner.nameEnd(from: next)
    if ScriptWords.shared.word(following, of: scanner.bytes) == .await {
      position = following.upperBound
    }
    push(.control, at: keyword.lowerBound, name: keyword)
  }

  private mutating func readReturn(_ keyword: Range<Int>) {
    position = keyword.upperBound
    push(.returned, at: keyword.lowerBound, name: keyword)
    skipTrivia()
    // Nothing on the next line is returned.
    if hasLineBreak { close() }
  }

  private mutating func readExport(next: Int) {
    position = next
    switch character {
    case "{":
      position = scanner.bracketEnd(from: next).end
      skipModuleName()
    case "*":
      position += 1
      skipModuleName()
    default:
      let (word, range) = word()
      if word == .type, self.character(after: range.upperBound) == "{" {
        return readExport(next: scanner.trivia(from: range.upperBound).end)
      }
      guard word == .default else { return }
      position = range.upperBound
      skipTrivia()
      // Braces are an object here.
      if character == "{" { push(.statement, at: position) }
    }
  }

  /// Steps over `as name from 'module'`.
  private mutating func skipModuleName() {
    while true {
      skipTrivia()
      guard !hasLineBreak else { return }
      let range = position..<scanner.nameEnd(from: position)
      guard scanner.bytes.spell("as", in: range) || scanner.bytes.spell("from", in: range) else {
        return
      }
      position = scanner.trivia(from: range.upperBound).end
      if character == "\"" || character == "'" {
        position = scanner.stringEnd(from: position).end
      } else {
        position = scanner.nameEnd(from: position)
      }
    }
  }

  private mutating func readTypeAlias(name: Int) {
    position = scanner.nameEnd(from: name)
    skipTrivia()
    if character == "<", let end = scanner.typeArgumentsEnd(from: position) { position = end }
    skipTrivia()
    if character == "=" { position = scanner.typeEnd(from: position + 1) }
    endStatement()
  }

  /// Moves on to the brace of a declaration that has nothing to read before it.
  mutating func skipToBody() {
    while true {
      skipTrivia()
      switch character {
      case "{", "}", ";": return
      case "<": position = scanner.typeArgumentsEnd(from: position) ?? position + 1
      case "(", "[": position = scanner.bracketEnd(from: position).end
      case "\"", "'": position = scanner.stringEnd(from: position).end
      default:
        guard !isAtEnd else { return }
        position = max(scanner.nameEnd(from: position), position + 1)
      }
    }
  }

  private mutating func readEnumeration(_ keyword: Range<Int>, name: Int) {
    let name = name..<scanner.nameEnd(from: name)
    position = name.upperBound
    skipTrivia()
    guard character == "{" else { return }
    push(.enumeration, at: keyword.lowerBound, name: name)
    addLeaf(.identifier, name)
    open(.object)
  }
}
