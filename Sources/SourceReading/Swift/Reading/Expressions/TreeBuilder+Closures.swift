extension TreeBuilder {
  func startsTrailingClosure(at index: Int, _ style: ExpressionStyle) -> Bool {
    if startsAccessors(index) { return false }
    guard style == .condition else { return true }
    // Before a statement's brace, a brace is a closure only if the expression goes on behind it.
    guard let closer = closer(of: index), closer + 1 < limit else { return false }
    let following = tokens[closer + 1]
    let startsLine = following.traits.contains(.startsLine)
    switch following.kind {
    case .leftBrace, .comma, .postfixOperator: return !startsLine
    case .leftParenthesis, .leftSquare, .leftAngle, .rightAngle: return !startsLine
    case .period, .infixOperator, .question: return true
    case .word:
      return !startsLine
        && (following.keyword == .where || following.keyword == .as || following.keyword == .is)
    default: return false
    }
  }

  mutating func readTrailingClosures() {
    readClosure(label: nil)
    while kind() == .word, kind(1) == .colon, kind(2) == .leftBrace, keyword() != .default {
      let label = next
      readClosure(label: label)
    }
  }

  private mutating func readClosure(label: Int?) {
    let closure = open(.closure, name: label)
    if label != nil { next += 2 }
    readClosureInside()
    close(closure)
  }

  mutating func readClosureInside() {
    readGroup { builder in
      if let end = builder.endOfClosureSignature { builder.readClosureSignature(end) }
      builder.readItems(in: .block)
    }
  }

  /// One past the `in` of the closure whose inside starts at the next token.
  private var endOfClosureSignature: Int? {
    var index = next
    let end = min(limit, next + 128)
    while index < end {
      let token = tokens[index]
      switch token.kind {
      case .word where token.keyword == .in: return index + 1
      case .leftParenthesis, .leftSquare:
        guard let closer = closer(of: index) else { return nil }
        index = closer + 1
      case .word:
        switch token.keyword {
        case .none, .async, .throws, .some, .any, .inout, .self, .selfType, .anyType, .weak,
          .unowned, .sending,
          .isolated, .nonisolated:
          index += 1
        default:
          // A keyword by its place may name a parameter.
          guard Self.isModifier(token.keyword) || Self.isSoft(token.keyword) else { return nil }
          index += 1
        }
        // Two words beside each other are no list of parameters.
        if index < end, tokens[index].kind == .word, tokens[index].traits.contains(.startsLine) {
          return nil
        }
      case .comma, .colon, .arrow, .at, .postfixOperator, .leftAngle, .rightAngle, .period:
        index += 1
      case .infixOperator where isSign("&", at: index):
        index += 1
      default:
        return nil
      }
    }
    return nil
  }

  private static func isSoft(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .get, .set, .copy, .consume, .didSet, .willSet, .discard, .yield, .then, .each, .actor,
      .macro, .package:
      true
    default: false
    }
  }

  /// Reads the names that a closure gives its parameters.
  private mutating func readClosureSignature(_ end: Int) {
    let signature = open(.closureSignature)
    var isName = true
    var parenthesis: Int?
    while next < end - 1 {
      switch kind() {
      case .at:
        readAttribute()
      case .leftSquare where isName:
        next = (closer(of: next) ?? next) + 1
      case .leftParenthesis where isName && parenthesis == nil:
        parenthesis = closer(of: next)
        next += 1
      case .arrow:
        next = end - 1
      case .comma:
        isName = true
        next += 1
      case .word where isName:
        isName = false
        // `(label name: Type)` names its parameter by the last word.
        while kind(1) == .word, next + 1 < end - 1 { next += 1 }
        add(.parameter, name: next)
      case .leftParenthesis, .leftSquare:
        next = (closer(of: next) ?? next) + 1
      default:
        next += 1
      }
    }
    next = end
    close(signature)
  }
}
