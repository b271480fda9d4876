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
    case .importDeclaration: readImport(declaration)
    case .operatorDeclaration: readOperatorDeclaration(declaration)
    default: readTypeDeclaration(declaration, start.kind)
    }
    close(declaration)
  }

  // MARK: - Attributes

  /// One past the attribute that starts at an index.
  private func endOfAttribute(_ start: Int) -> Int {
    var index = start + 1
    guard index < limit, tokens[index].kind == .word else { return index }
    index += 1
    while index + 1 < limit, tokens[index].kind == .period, tokens[index + 1].kind == .word {
      index += 2
    }
    if index < limit, tokens[index].kind == .leftAngle, let end = endOfGenericArguments(index) {
      index = end
    }
    if index < limit, tokens[index].kind == .leftParenthesis,
      !tokens[index].traits.contains(.afterSpace), let closer = closer(of: index)
    {
      index = closer + 1
    }
    return index
  }

  /// Reads an attribute, its arguments as the arguments of a call.
  mutating func readAttribute() {
    let attribute = open(.attribute)
    next += 1
    if kind() == .word {
      setName(attribute, next)
      next += 1
      while kind() == .period, kind(1) == .word {
        setName(attribute, next + 1)
        next += 2
      }
      if kind() == .leftAngle, let end = endOfGenericArguments(next) {
        add(.genericArguments, tokens: end - next)
      }
      if kind() == .leftParenthesis, !tokens[next].traits.contains(.afterSpace) { readArguments() }
    }
    close(attribute)
  }

  // MARK: - Types

  private mutating func readTypeDeclaration(_ declaration: Int, _ kind: NodeKind) {
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

  private mutating func readInheritedTypes() {
    while next < limit {
      let end = endOfType(next)
      guard end > next else { return }
      add(.inheritedType, tokens: end - next, name: nameOfType(next..<end))
      guard kind() == .comma else { return }
      next += 1
    }
  }

  private mutating func readGenericParameters() {
    guard kind() == .leftAngle, let end = endOfGenericArguments(next) else { return }
    add(.genericParameters, tokens: end - next)
  }

  private mutating func readWhereClause() {
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

  // MARK: - Functions

  private mutating func readFunction(_ declaration: Int, _ start: DeclarationStart) {
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

  private mutating func readParameters() {
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

  /// Reads a type into a node of its own, named by the last word of a plain name.
  ///
  /// The name of `some SwiftUI.View` is `View`; `[Int]` and `(Int) -> Void` have none.
  mutating func readTypeNode(_ kind: NodeKind) {
    let end = endOfType(next)
    guard end > next else { return }
    add(kind, tokens: end - next, name: nameOfType(next..<end))
  }

  private func nameOfType(_ range: Range<Int>) -> Int? {
    var name: Int?
    for index in range {
      let token = tokens[index]
      switch token.kind {
      case .word where token.keyword == .some || token.keyword == .any || token.keyword == .inout:
        continue
      case .word: name = index
      case .period: continue
      default: return name
      }
    }
    return name
  }

  // MARK: - Variables

  /// Reads the names of a `var` or `let` with their types, values and accessors.
  mutating func readBindings(mayHaveAccessors: Bool) {
    while next < limit {
      readBinding(mayHaveAccessors: mayHaveAccessors, style: .statement)
      guard mayHaveAccessors, kind() == .comma else { return }
      next += 1
    }
  }

  mutating func readBinding(mayHaveAccessors: Bool, style: ExpressionStyle) {
    let binding = open(.binding)
    if kind() == .word {
      setName(binding, next)
      next += 1
    } else if kind() == .leftParenthesis, let closer = closer(of: next) {
      next = closer + 1
    }
    if kind() == .colon {
      next += 1
      readTypeNode(.typeAnnotation)
    }
    if kind() == .equal {
      next += 1
      readHolder(.initialValue, style)
    }
    if mayHaveAccessors, kind() == .leftBrace {
      if startsAccessors(next) { readAccessors() } else { readCodeBlock() }
    }
    close(binding)
  }

  /// Whether the brace at an index opens accessors and not a body or a closure.
  func startsAccessors(_ brace: Int) -> Bool {
    var index = brace + 1
    let end = min(limit, brace + 16)
    while index < end {
      let token = tokens[index]
      if token.kind == .at {
        index = endOfAttribute(index)
      } else if Self.isAccessor(token.keyword) {
        guard index + 1 < limit else { return false }
        switch tokens[index + 1].kind {
        case .leftBrace, .rightBrace: return true
        case .leftParenthesis:
          // `set(value) {` and not the call `set(value)`.
          guard let closer = closer(of: index + 1), closer + 1 < limit else { return false }
          return tokens[closer + 1].kind == .leftBrace
        case .word:
          switch tokens[index + 1].keyword {
          case .async, .throws, .rethrows, .mutating, .nonmutating: return true
          case let keyword: return Self.isAccessor(keyword)
          }
        default: return false
        }
      } else if Self.isModifier(token.keyword) {
        index += 1
      } else {
        return false
      }
    }
    return false
  }

  private static func isAccessor(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .get, .set, .willSet, .didSet, .underscoredRead, .underscoredModify, .`init`: true
    default: false
    }
  }

  private mutating func readAccessors() {
    let accessors = open(.accessors)
    readGroup { builder in
      while builder.next < builder.limit { builder.readAccessor() }
    }
    close(accessors)
  }

  private mutating func readAccessor() {
    if kind() == .at { return readAttribute() }
    guard Self.isAccessor(keyword()) else {
      next += 1
      return
    }
    let accessor = open(.accessor, name: next)
    next += 1
    if kind() == .leftParenthesis, let closer = closer(of: next) { next = closer + 1 }
    skipEffects()
    if kind() == .leftBrace { readCodeBlock() }
    close(accessor)
  }

  // MARK: - Cases of an enum

  private mutating func readEnumCases() {
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
