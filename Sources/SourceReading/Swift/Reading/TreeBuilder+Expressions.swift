extension TreeBuilder {
  /// Where an expression stands, as far as that decides how far it reaches.
  enum ExpressionStyle {
    /// Anywhere: a brace after a call is its trailing closure.
    case statement
    /// Before the brace of a statement.
    case condition
    /// In a `case`: an `=` is not part of it.
    case pattern
  }

  /// Reads the operands and operators of one expression into the open node.
  mutating func readExpression(_ style: ExpressionStyle) {
    var openTernaries = 0
    while readOperand(style) {
      operators: while true {
        switch kind() {
        case .infixOperator, .leftAngle, .rightAngle, .arrow:
          readInfixOperator()
        case .prefixOperator where !startsLine():
          add(.infixOperator, name: next)
        case .equal where style != .pattern:
          add(.assignment)
        case .question:
          openTernaries += 1
          add(.ternaryThen)
        case .colon where openTernaries > 0:
          openTernaries -= 1
          add(.ternaryElse)
        case .word where keyword() == .as || keyword() == .is:
          readCast()
          continue operators
        default: return
        }
        break operators
      }
    }
  }

  /// Reads an operator, put together again where it was cut behind a `>`.
  private mutating func readInfixOperator() {
    var count = 1
    while kind(count - 1) == .rightAngle, let following = kind(count),
      !tokens[next + count].traits.contains(.afterSpace),
      following == .rightAngle || following == .infixOperator || following == .equal
    { count += 1 }
    add(.infixOperator, tokens: count, name: next)
  }

  private mutating func readCast() {
    next += 1
    if kind() == .postfixOperator { next += 1 }
    readTypeNode(.castType)
  }

  // MARK: - Operands

  /// Reads one operand with what stands before it; false if none is there.
  private mutating func readOperand(_ style: ExpressionStyle) -> Bool {
    while next < limit {
      switch kind() {
      case .prefixOperator:
        add(.prefixOperator, name: next)
      case .word where isOperandPrefix:
        next += 1
        if kind() == .postfixOperator, tokens[next - 1].keyword == .try { next += 1 }
      case .word where keyword() == .is && style != .statement:
        readCast()
        return true
      default:
        return readPlainOperand(style)
      }
    }
    return false
  }

  /// Whether the next word only says how the operand after it is to be taken.
  private var isOperandPrefix: Bool {
    switch keyword() {
    case .try, .await, .let, .var, .inout: true
    case .unsafe, .copy, .consume, .each, .any, .some, .repeat, .borrowing:
      kind(1) == .word && !startsLine(1) && keyword(1) != .is && keyword(1) != .as
        && keyword(1) != .in && keyword(1) != .else
    default: false
    }
  }

  private mutating func readPlainOperand(_ style: ExpressionStyle) -> Bool {
    switch kind() {
    case .word:
      switch keyword() {
      case .if: return nest { $0.readIf() }
      case .switch: return nest { $0.readSwitch() }
      case .true, .false: readBase(.boolean, end: next + 1, style) { $0.next += 1 }
      case .nil: readBase(.nil, end: next + 1, style) { $0.next += 1 }
      default:
        guard canBeIdentifier else { return false }
        readBase(.identifier, end: next + 1, name: next, style) { $0.next += 1 }
      }
    case .number: readBase(.number, end: next + 1, style) { $0.next += 1 }
    case .string: readBase(.string, end: next + 1, style) { $0.next += 1 }
    case .regex: readBase(.regex, end: next + 1, style) { $0.next += 1 }
    case .stringHead:
      readBase(.string, end: endOfGroup, style) { $0.readInterpolations() }
    case .leftParenthesis:
      readBase(.tuple, end: endOfGroup, style) { $0.readArguments() }
    case .leftSquare:
      readBase(.collection, end: endOfGroup, style) { $0.readElements() }
    case .leftBrace:
      if style == .condition, !followsOperator { return false }
      readBase(.closure, end: endOfGroup, style) { $0.readClosureInside() }
    case .period where kind(1) == .word:
      readBase(.implicitMember, end: next + 2, name: next + 1, style) { $0.next += 2 }
    case .backslash:
      readKeyPath()
    case .hashWord:
      switch keyword() {
      case .hashIf, .hashElse, .hashElseIf, .hashEndIf: return false
      default: readBase(.macro, end: next + 1, name: next, style) { $0.next += 1 }
      }
    case .at:
      readAttribute()
      return readPlainOperand(style)
    case .infixOperator, .leftAngle, .rightAngle, .postfixOperator:
      // An operator handed on as a function, as in `reduce(0, +)`.
      guard let following = kind(1), following == .comma || following == .rightParenthesis else {
        guard kind(1) == nil, next + 1 == limit else { return false }
        add(.infixOperator, name: next)
        return true
      }
      add(.infixOperator, name: next)
    default:
      return false
    }
    return true
  }

  /// Whether the token before the next one asks for an operand, so that a brace can only be a closure.
  private var followsOperator: Bool {
    guard next > 0 else { return false }
    switch tokens[next - 1].kind {
    case .equal, .infixOperator, .prefixOperator, .question, .colon: return true
    default: return tokens[next - 1].keyword == .try || tokens[next - 1].keyword == .await
    }
  }

  /// One past the group that the next token opens.
  private var endOfGroup: Int { closer(of: next).map { $0 + 1 } ?? limit }

  /// Whether the next word can stand for a value.
  private var canBeIdentifier: Bool {
    switch keyword() {
    case .associatedtype, .deinit, .enum, .extension, .fileprivate, .func, .import, .internal,
      .operator, .private, .precedencegroup, .protocol, .public, .static, .struct, .subscript,
      .typealias, .break, .case, .catch, .continue, .default, .defer, .do, .else, .fallthrough,
      .for, .guard, .in, .repeat, .return, .throw, .where, .while, .as, .is, .throws, .rethrows,
      .class:
      false
    default: true
    }
  }

  // MARK: - Chains

  /// Reads a base, and its suffixes with it into a chain if it has any.
  private mutating func readBase(
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

  // MARK: - Closures

  private func startsTrailingClosure(at index: Int, _ style: ExpressionStyle) -> Bool {
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

  private mutating func readTrailingClosures() {
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

  private mutating func readClosureInside() {
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

  // MARK: - Groups

  /// Reads the arguments between the parentheses or square brackets that the next token opens.
  mutating func readArguments() {
    readGroup { builder in
      while builder.next < builder.limit { builder.readArgument() }
    }
  }

  private mutating func readArgument(ofInterpolation: Bool = false) {
    let isLabelled = kind() == .word && kind(1) == .colon
    let argument = open(.argument, name: isLabelled ? next : nil)
    if isLabelled { next += 2 }
    readUntilComma(ofInterpolation: ofInterpolation)
    close(argument)
    if kind() == .comma { next += 1 }
  }

  /// Reads expressions up to a comma or the end of the group, over whatever is none; an interpolation ends before the
  /// next piece of its string, which a bracket that nothing closes reads over.
  private mutating func readUntilComma(ofInterpolation: Bool = false) {
    while next < limit, kind() != .comma {
      let before = next
      readExpression(.statement)
      if next == before {
        if ofInterpolation, kind() == .stringMiddle { return }
        next += 1
      }
    }
  }

  private mutating func readElements() {
    readGroup { builder in
      while builder.next < builder.limit {
        let element = builder.open(.element)
        builder.readExpression(.statement)
        if builder.kind() == .colon {
          builder.setKind(element, .key)
          builder.close(element)
          builder.next += 1
          let value = builder.open(.value)
          builder.readUntilComma()
          builder.close(value)
        } else {
          builder.readUntilComma()
          builder.close(element)
        }
        if builder.kind() == .comma { builder.next += 1 }
      }
    }
  }

  /// Reads the code inside the interpolations of a string.
  private mutating func readInterpolations() {
    readGroup { builder in
      while builder.next < builder.limit {
        let interpolation = builder.open(.interpolation)
        while builder.next < builder.limit, builder.kind() != .stringMiddle {
          builder.readArgument(ofInterpolation: true)
        }
        builder.close(interpolation)
        if builder.kind() == .stringMiddle { builder.next += 1 }
      }
    }
  }

  /// Reads `\Type.name.name`, named by its last component.
  private mutating func readKeyPath() {
    let keyPath = open(.keyPath)
    next += 1
    while next < limit, !tokens[next].traits.contains(.afterSpace) {
      switch kind() {
      case .word:
        setName(keyPath, next)
        next += 1
      case .period, .postfixOperator, .number:
        next += 1
      case .leftSquare, .leftParenthesis:
        readArguments()
      case .leftAngle:
        guard let end = endOfGenericArguments(next) else {
          close(keyPath)
          return
        }
        next = end
      default:
        close(keyPath)
        return
      }
    }
    close(keyPath)
  }
}
