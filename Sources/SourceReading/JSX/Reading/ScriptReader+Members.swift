extension ScriptReader {
  /// Reads the start of a member of an object or a class, or the brace that ends it.
  mutating func readMember() {
    skipTrivia()
    guard !isAtEnd, let frame = frames.last else {
      noteUnclosed()
      return close()
    }
    switch character {
    case "}", ")", "]":
      readCloser()
    case ",", ";", "*":
      position += 1
    case "<" where startsClosingTag:
      readClosingTagInExpression()
    case "." where scanner.character(at: position + 1) == ".":
      let start = position
      while character == "." { position += 1 }
      push(.spreadMember, at: start)
    case "@":
      skipDecorator()
    case "[":
      let key = position..<scanner.bracketEnd(from: position).end
      readMemberValue(key, isInClass: frame.role == .classBody)
    case "\"", "'":
      let key = position..<scanner.stringEnd(from: position).end
      readMemberValue(key, isInClass: frame.role == .classBody)
    case "{" where frame.role == .classBody:
      open(.block)
    default:
      let start = character == "#" ? position + 1 : position
      let key = position..<scanner.nameEnd(from: start)
      guard key.upperBound > start else { return skipUnexpected() }
      if isModifier(key, isInClass: frame.role == .classBody) {
        position = key.upperBound
      } else {
        readMemberValue(key, isInClass: frame.role == .classBody)
      }
    }
  }

  /// Whether the word stands before a key and is none.
  private func isModifier(_ range: Range<Int>, isInClass: Bool) -> Bool {
    guard let word = ScriptWords.shared.word(range, of: scanner.bytes), word.modifiesMember else {
      return false
    }
    let next = scanner.trivia(from: range.upperBound).end
    switch scanner.character(at: next) {
    case "\"", "'", "[", "#", "*", "@": return true
    case "{": return isInClass && word == .static
    default: return scanner.byte(at: next).continuesScriptName
    }
  }

  private mutating func skipDecorator() {
    position = scanner.trivia(from: position + 1).end
    position = max(position, scanner.tagNameEnd(from: position))
    skipTrivia()
    if character == "(", !hasLineBreak { position = scanner.bracketEnd(from: position).end }
  }

  private mutating func readMemberValue(_ key: Range<Int>, isInClass: Bool) {
    position = key.upperBound
    skipTrivia()
    if character == "?" || character == "!" {
      position += 1
      skipTrivia()
    }
    switch character {
    case "(", "<":
      push(.property, at: key.lowerBound, name: key, phase: 1)
      push(.function, at: key.lowerBound, name: key)
    case ":" where !isInClass:
      position += 1
      push(.property, at: key.lowerBound, name: key)
    case ":":
      position = scanner.typeEnd(from: position + 1)
      skipTrivia()
      readFieldValue(key)
    case "=" where !isInClass:
      readDefaultValue(key)
    default:
      if isInClass {
        readFieldValue(key)
      } else {
        // `{ height }` is short for `{ height: height }`.
        addLeaf(.identifier, key)
        add(.property, PackedRange(key), name: PackedRange(key), children: 1)
      }
    }
  }

  /// Reads the value of an enumeration's member, or the default value of a name in a pattern: `{ size = 17 }`.
  private mutating func readDefaultValue(_ key: Range<Int>) {
    let isInEnumeration = frames.dropLast().last?.role == .enumeration
    let sign = position..<position + 1
    position += 1
    push(.property, at: key.lowerBound, name: key)
    guard !isInEnumeration else { return }
    addLeaf(.identifier, key)
    operators.append(.assignment(sign))
  }

  private mutating func readFieldValue(_ key: Range<Int>) {
    if character == "=" {
      position += 1
      push(.property, at: key.lowerBound, name: key)
    } else {
      add(.property, PackedRange(key), name: PackedRange(key))
    }
  }

  // MARK: - Functions and classes

  /// Reads on in a function that has no body yet.
  mutating func readFunctionHead() {
    guard let frame = frames.last else { return }
    skipTrivia()
    guard frame.phase == 0 else {
      if character == ":" {
        position = scanner.typeEnd(from: position + 1)
        skipTrivia()
      }
      return character == "{" ? open(.block) : close()
    }
    switch character {
    case "*": position += 1
    case "<": position = scanner.typeArgumentsEnd(from: position) ?? position + 1
    case "(": open(.parameters)
    default:
      let name = position..<scanner.nameEnd(from: position)
      guard !name.isEmpty, frame.name.isEmpty else { return close() }
      frames[frames.count - 1].name = PackedRange(name)
      position = name.upperBound
    }
  }

  /// Reads a class up to its brace; what it extends is stepped over.
  mutating func readClassHead() {
    let start = position
    position = scanner.nameEnd(from: position)
    skipTrivia()
    let (word, range) = word()
    let isNamed =
      !range.isEmpty && word != .extends && !scanner.bytes.spell("implements", in: range)
    skipToBody()
    let name = isNamed ? range : start..<start
    if character == "{" {
      open(.classBody, at: start, name: name)
    } else {
      add(.class, PackedRange(start, position), name: PackedRange(name))
      endStatement()
      if let role = frames.last?.role, role.holdsExpression {
        frames[frames.count - 1].awaitsOperand = false
      }
    }
  }
}
