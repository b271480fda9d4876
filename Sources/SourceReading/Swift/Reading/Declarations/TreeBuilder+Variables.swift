extension TreeBuilder {
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

  mutating func readAccessors() {
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
}
