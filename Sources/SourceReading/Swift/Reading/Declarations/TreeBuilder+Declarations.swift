extension TreeBuilder {
  /// Where the keyword of a declaration stands, and what it declares.
  struct DeclarationStart {
    let keyword: Int
    let kind: NodeKind
  }

  /// The declaration that starts at the next token, with its attributes and modifiers.
  var startOfDeclaration: DeclarationStart? {
    var index = next
    // Beyond this many words nobody modifies anything; the bound keeps reading linear.
    let end = min(limit, next + 64)
    while index < end {
      let token = tokens[index]
      if token.kind == .at {
        index = endOfAttribute(index)
      } else if token.kind != .word {
        return nil
      } else if let kind = declaredKind(at: index) {
        return DeclarationStart(keyword: index, kind: kind)
      } else if Self.isModifier(token.keyword) {
        index += 1
        if index < limit, tokens[index].kind == .leftParenthesis {
          // `private(set)` modifies, `open(file)` calls.
          guard index + 2 < limit, tokens[index + 2].kind == .rightParenthesis,
            isModifierDetail(tokens[index + 1])
          else { return nil }
          index += 3
        }
      } else {
        return nil
      }
    }
    return nil
  }

  /// Whether a word may stand in parentheses behind a modifier.
  private func isModifierDetail(_ token: Token) -> Bool {
    guard token.kind == .word else { return false }
    switch String(decoding: bytes[token.start..<token.end], as: UTF8.self) {
    case "set", "safe", "unsafe", "nonsending": return true
    default: return false
    }
  }

  private func declaredKind(at index: Int) -> NodeKind? {
    let following = index + 1 < limit ? tokens[index + 1] : nil
    switch tokens[index].keyword {
    case .struct: return .structDeclaration
    case .enum: return .enumDeclaration
    case .protocol: return .protocolDeclaration
    case .extension: return .extensionDeclaration
    case .class:
      guard let following, following.kind == .word else { return .classDeclaration }
      switch following.keyword {
      case .func, .var, .let, .subscript, .override, .private, .public, .internal, .fileprivate,
        .final:
        return nil
      default: return .classDeclaration
      }
    case .actor:
      guard let following, following.kind == .word, following.keyword == .none,
        !following.traits.contains(.startsLine)
      else { return nil }
      return .actorDeclaration
    case .func: return .functionDeclaration
    case .`init`:
      switch following?.kind {
      case .leftParenthesis, .postfixOperator, .leftAngle: return .initializerDeclaration
      default: return nil
      }
    case .deinit: return .deinitializerDeclaration
    case .subscript: return .subscriptDeclaration
    case .var, .let: return .variableDeclaration
    case .case: return .enumCaseDeclaration
    case .typealias, .associatedtype: return .typealiasDeclaration
    case .import: return .importDeclaration
    case .macro:
      guard let following, following.kind == .word, index + 2 < limit,
        tokens[index + 2].kind == .leftParenthesis || tokens[index + 2].kind == .leftAngle
      else { return nil }
      return .macroDeclaration
    case .operator, .precedencegroup: return .operatorDeclaration
    default: return nil
    }
  }

  static func isModifier(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .fileprivate, .internal, .private, .public, .static, .class, .async, .borrowing,
      .consuming,
      .convenience, .distributed, .dynamic, .final, .indirect, .infix, .isolated, .lazy, .mutating,
      .nonisolated, .nonmutating, .open, .optional, .override, .package, .postfix, .prefix,
      .required, .sending, .unowned, .weak, .unsafe:
      true
    default: false
    }
  }

  mutating func readDeclaration(_ start: DeclarationStart, in place: Place) {
    let declaration = open(start.kind)
    while next < start.keyword {
      if kind() == .at { readAttribute() } else { next += 1 }
    }
    next = start.keyword + 1
    switch start.kind {
    case .variableDeclaration: readBindings(mayHaveAccessors: true)
    case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration, .macroDeclaration,
      .deinitializerDeclaration:
      readFunction(declaration, start)
    case .enumCaseDeclaration: readEnumCases()
    case .typealiasDeclaration: readTypealias(declaration)
    case .importDeclaration:
      imports.append(declaration)
      readImport(declaration)
    case .operatorDeclaration: readOperatorDeclaration(declaration)
    default:
      types.append(declaration)
      readTypeDeclaration(declaration, start.kind)
    }
    close(declaration)
  }

  private mutating func readTypealias(_ declaration: Int) {
    if kind() == .word {
      setName(declaration, next)
      next += 1
    }
    readGenericParameters()
    if kind() == .colon {
      next += 1
      readInheritedTypes()
    }
    if kind() == .equal {
      next += 1
      readTypeNode(.typeAnnotation)
    }
    readWhereClause()
  }

  private mutating func readImport(_ declaration: Int) {
    while next < limit, !startsLine(), kind() == .word || kind() == .period {
      if kind() == .word { setName(declaration, next) }
      next += 1
    }
  }

  private mutating func readOperatorDeclaration(_ declaration: Int) {
    setName(declaration, next)
    while next < limit, !startsLine() {
      if kind() == .leftBrace, let closer = closer(of: next) {
        next = closer + 1
      } else {
        next += 1
      }
    }
  }
}
