extension TreeBuilder {
  mutating func readFunction(_ declaration: Int, _ start: DeclarationStart) {
    if start.kind == .functionDeclaration || start.kind == .macroDeclaration {
      if next < limit, kind() != .leftParenthesis, !startsLine() {
        setName(declaration, next)
        next += 1
        // An operator may have been cut in two, as `>>` is.
        while next < limit, kind() != .leftParenthesis, kind() != .leftAngle, !startsLine(),
          kind() == .rightAngle || kind() == .infixOperator
        { next += 1 }
      }
    } else {
      setName(declaration, start.keyword)
      if kind() == .postfixOperator { next += 1 }
    }
    readGenericParameters()
    if kind() == .leftParenthesis { readParameters() }
    skipEffects()
    if kind() == .arrow {
      next += 1
      readTypeNode(.returnType)
    }
    if kind() == .equal {
      next += 1
      readHolder(.initialValue, .statement)
    }
    readWhereClause()
    guard kind() == .leftBrace else { return }
    if start.kind == .subscriptDeclaration, startsAccessors(next) {
      readAccessors()
    } else {
      readCodeBlock()
    }
  }

  /// Steps over `async`, `throws(…)` and the like.
  mutating func skipEffects() {
    while true {
      switch keyword() {
      case .async, .rethrows: next += 1
      case .throws:
        next += 1
        if kind() == .leftParenthesis, let closer = closer(of: next) { next = closer + 1 }
      default: return
      }
    }
  }

  mutating func readParameters() {
    readGroup { builder in
      while builder.next < builder.limit {
        let before = builder.next
        builder.readParameter()
        if builder.kind() == .comma || builder.next == before { builder.next += 1 }
      }
    }
  }

  private mutating func readParameter() {
    let parameter = open(.parameter)
    while kind() == .at { readAttribute() }
    while kind() == .word {
      setName(parameter, next)
      next += 1
    }
    if kind() == .colon {
      next += 1
      readTypeNode(.typeAnnotation)
      if kind() == .postfixOperator { next += 1 }
    }
    if kind() == .equal {
      next += 1
      readHolder(.initialValue, .statement)
    }
    close(parameter)
  }
}
