extension TreeBuilder {
  mutating func readTypeDeclaration(_ declaration: Int, _ kind: NodeKind) {
    if kind == .extensionDeclaration {
      // `extension [Item]` extends a type without a name of its own.
      let end = endOfType(next)
      if let name = nameOfType(next..<end) { setName(declaration, name) }
      next = end
    }
    while kind != .extensionDeclaration, self.kind() == .word, keyword() != .where {
      setName(declaration, next)
      next += 1
      readGenericParameters()
      guard self.kind() == .period, self.kind(1) == .word else { break }
      next += 1
    }
    if self.kind() == .colon {
      next += 1
      readInheritedTypes()
    }
    readWhereClause()
    guard self.kind() == .leftBrace else { return }
    let members = open(.members)
    readGroup { $0.readItems(in: kind == .enumDeclaration ? .enumMembers : .members) }
    close(members)
  }

  mutating func readInheritedTypes() {
    while next < limit {
      let end = endOfType(next)
      guard end > next else { return }
      add(.inheritedType, tokens: end - next, name: nameOfType(next..<end))
      guard kind() == .comma else { return }
      next += 1
    }
  }

  mutating func readGenericParameters() {
    guard kind() == .leftAngle, let end = endOfGenericArguments(next) else { return }
    add(.genericParameters, tokens: end - next)
  }

  mutating func readWhereClause() {
    guard keyword() == .where else { return }
    let clause = open(.whereClause)
    next += 1
    while next < limit, kind() != .leftBrace {
      let end = endOfType(next)
      next = max(end, next + 1)
      switch kind() {
      case .infixOperator, .colon, .comma: next += 1
      case .leftBrace: break
      default:
        if startsLine() { close(clause); return }
      }
    }
    close(clause)
  }

  mutating func readEnumCases() {
    while kind() == .word {
      let element = open(.enumCase, name: next)
      next += 1
      if kind() == .leftParenthesis { readParameters() }
      if kind() == .equal {
        next += 1
        readHolder(.initialValue, .statement)
      }
      close(element)
      guard kind() == .comma else { return }
      next += 1
    }
  }
}
