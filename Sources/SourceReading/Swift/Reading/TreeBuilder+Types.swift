extension TreeBuilder {
  /// Reads a type into a node of its own, named by the last word of a plain name.
  ///
  /// The name of `some SwiftUI.View` is `View`; `[Int]` and `(Int) -> Void` have none.
  mutating func readTypeNode(_ kind: NodeKind) {
    let end = endOfType(next)
    guard end > next else { return }
    add(kind, tokens: end - next, name: nameOfType(next..<end))
  }

  func nameOfType(_ range: Range<Int>) -> Int? {
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

  /// One past the type that starts at an index; the index itself where none starts.
  func endOfType(_ start: Int) -> Int {
    var index = start
    while index < limit {
      switch tokens[index].kind {
      case .at:
        index += 2
        if index < limit, tokens[index].kind == .leftParenthesis,
          !tokens[index].traits.contains(.afterSpace), let closer = closer(of: index)
        {
          index = closer + 1
        }
        continue
      case .prefixOperator:
        index += 1
        continue
      case .word
      where Self.isTypeSpecifier(tokens[index].keyword)
        && index + 1 < limit && canStartType(index + 1):
        index += 1
        continue
      case .word where Self.canNameType(tokens[index].keyword):
        index += 1
      case .leftParenthesis, .leftSquare:
        index = closer(of: index).map { $0 + 1 } ?? limit
      case .number:
        index += 1
      default:
        return min(index, limit)
      }
      index = endOfTypeSuffixes(index)
      guard index < limit else { return limit }
      switch tokens[index].kind {
      case .arrow:
        index += 1
        continue
      case .infixOperator where isSign("&", at: index):
        index += 1
        continue
      case .word
      where tokens[index].keyword == .async || tokens[index].keyword == .throws
        || tokens[index].keyword == .rethrows:
        guard let arrow = arrowAfterEffects(index) else { return index }
        index = arrow + 1
        continue
      default:
        return index
      }
    }
    return min(index, limit)
  }

  private func endOfTypeSuffixes(_ start: Int) -> Int {
    var index = start
    while index < limit {
      switch tokens[index].kind {
      case .leftAngle:
        guard !tokens[index].traits.contains(.afterSpace), let end = endOfGenericArguments(index)
        else { return index }
        index = end
      case .period:
        guard index + 1 < limit, tokens[index + 1].kind == .word else { return index }
        index += 2
      case .postfixOperator:
        index += 1
      default:
        return index
      }
    }
    return index
  }

  private func arrowAfterEffects(_ start: Int) -> Int? {
    var index = start
    while index < limit, index < start + 6 {
      switch tokens[index].kind {
      case .arrow: return index
      case .word: index += 1
      case .leftParenthesis: index = closer(of: index).map { $0 + 1 } ?? limit
      default: return nil
      }
    }
    return nil
  }

  private func canStartType(_ index: Int) -> Bool {
    guard !tokens[index].traits.contains(.startsLine) else { return false }
    switch tokens[index].kind {
    case .word:
      return Self.canNameType(tokens[index].keyword) || Self.isTypeSpecifier(tokens[index].keyword)
    case .at, .leftParenthesis, .leftSquare, .prefixOperator: return true
    default: return false
    }
  }

  private static func isTypeSpecifier(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .some, .any, .inout, .borrowing, .consuming, .isolated, .sending, .each, .repeat,
      .nonisolated:
      true
    default: false
    }
  }

  private static func canNameType(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .none, .anyType, .selfType, .self: true
    case .associatedtype, .class, .deinit, .enum, .extension, .fileprivate, .func, .import, .`init`,
      .inout, .internal, .let, .operator, .private, .precedencegroup, .protocol, .public,
      .rethrows, .static, .struct, .subscript, .typealias, .var, .break, .case, .catch,
      .continue, .default, .defer, .do, .else, .fallthrough, .for, .guard, .if, .in, .repeat,
      .return, .throw, .switch, .where, .while, .as, .await, .false, .is, .nil, .super, .throws,
      .true, .try:
      false
    default: true
    }
  }

  /// One past the `>` that closes the `<` at an index, if what stands between can be types.
  func endOfGenericArguments(_ start: Int) -> Int? {
    var depth = 0
    var index = start
    // No list of types is longer; the bound keeps reading linear.
    let end = min(limit, start + 256)
    while index < end {
      switch tokens[index].kind {
      case .leftAngle:
        depth += 1
        index += 1
      case .rightAngle:
        depth -= 1
        index += 1
        if depth == 0 { return index }
      case .leftParenthesis, .leftSquare:
        guard let closer = closer(of: index) else { return nil }
        index = closer + 1
      case .word, .comma, .period, .colon, .postfixOperator, .at, .arrow, .number, .equal:
        index += 1
      case .prefixOperator where isSign("~", at: index) || isSign("-", at: index):
        index += 1
      case .infixOperator where isSign("&", at: index) || isDoubleEqual(index):
        index += 1
      default:
        return nil
      }
    }
    return nil
  }

  private func isDoubleEqual(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.end - token.start == 2 && bytes[token.start] == UInt8(ascii: "=")
      && bytes[token.start + 1] == UInt8(ascii: "=")
  }
}
