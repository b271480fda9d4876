extension TreeBuilder {
  /// Reads a base, and its suffixes with it into a chain if it has any.
  mutating func readBase(
    _ kind: NodeKind, end: Int, name: Int? = nil, _ style: ExpressionStyle,
    _ readInside: (inout TreeBuilder) -> Void
  ) {
    guard hasSuffix(at: end, after: kind, style) else {
      let base = open(kind, name: name)
      readInside(&self)
      close(base)
      return
    }
    let chain = open(.chain)
    let base = open(kind, name: name)
    readInside(&self)
    close(base)
    readSuffixes(after: kind, style)
    close(chain)
  }

  /// Whether a suffix of the expression that ends before an index starts there.
  private func hasSuffix(at index: Int, after kind: NodeKind, _ style: ExpressionStyle) -> Bool {
    guard index < limit else { return false }
    let token = tokens[index]
    switch token.kind {
    case .period:
      guard index + 1 < limit else { return false }
      return tokens[index + 1].kind == .word || tokens[index + 1].kind == .number
    case .leftParenthesis, .leftSquare:
      return !token.traits.contains(.startsLine) && Self.canBeCalled(kind)
    case .leftBrace:
      return Self.canBeCalled(kind) && startsTrailingClosure(at: index, style)
    case .postfixOperator:
      return true
    case .leftAngle:
      return (kind == .identifier || kind == .implicitMember || kind == .member || kind == .macro)
        && !token.traits.contains(.afterSpace) && endOfExplicitGenericArguments(index) != nil
    case .hashWord:
      return token.keyword == .hashIf && startsPostfixConditional(at: index)
    default:
      return false
    }
  }

  private static func canBeCalled(_ kind: NodeKind) -> Bool {
    switch kind {
    case .number, .boolean, .nil, .regex, .string: false
    default: true
    }
  }

  private mutating func readSuffixes(after base: NodeKind, _ style: ExpressionStyle) {
    var last = base
    while hasSuffix(at: next, after: last, style) {
      switch kind() {
      case .period:
        add(.member, tokens: 2, name: next + 1)
        last = .member
      case .leftParenthesis:
        if let end = endOfArgumentNames {
          // `sort(by:)` names a function and calls nothing.
          next = end
          continue
        }
        let call = open(.call)
        readArguments()
        close(call)
        last = .call
      case .leftSquare:
        let call = open(.subscriptCall)
        readArguments()
        close(call)
        last = .subscriptCall
      case .leftBrace:
        readTrailingClosures()
        last = .closure
      case .leftAngle:
        add(.genericArguments, tokens: (endOfExplicitGenericArguments(next) ?? next + 1) - next)
        last = .genericArguments
      case .hashWord:
        let isRead = nest { builder in
          builder.readBranches { $0.readSuffixes(after: last, style) }
        }
        if !isRead { return }
        last = .call
      default:
        next += 1
      }
    }
  }

  /// One past generic arguments in an expression, told from a comparison by what follows them.
  private func endOfExplicitGenericArguments(_ start: Int) -> Int? {
    guard let end = endOfGenericArguments(start) else { return nil }
    guard end < limit else { return end }
    let token = tokens[end]
    switch token.kind {
    case .leftParenthesis, .rightParenthesis, .leftSquare, .rightSquare, .leftBrace, .rightBrace,
      .period, .comma, .colon, .semicolon, .postfixOperator, .stringMiddle, .stringTail:
      return end
    default:
      return token.traits.contains(.startsLine) ? end : nil
    }
  }

  /// One past parentheses that hold nothing but the labels of a function, as in `#selector(tap(_:with:))`.
  private var endOfArgumentNames: Int? {
    guard let closer = closer(of: next), closer > next + 2 else { return nil }
    var index = next + 1
    while index + 1 < closer, tokens[index].kind == .word, tokens[index + 1].kind == .colon {
      index += 2
    }
    return index == closer ? closer + 1 : nil
  }

  /// Whether `#if` at an index stands around suffixes, as in a chain of modifiers.
  private func startsPostfixConditional(at index: Int) -> Bool {
    var index = index
    for _ in 0..<8 {
      index += 1
      while index < limit, !tokens[index].traits.contains(.startsLine) { index += 1 }
      guard index < limit else { return false }
      if tokens[index].kind == .period { return true }
      if tokens[index].kind != .hashWord { return false }
      // An empty branch, or another `#if` before the first suffix.
      if tokens[index].keyword == .hashEndIf { return false }
    }
    return false
  }
}
