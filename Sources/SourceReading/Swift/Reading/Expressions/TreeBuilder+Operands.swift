extension TreeBuilder {
  /// Reads one operand with what stands before it; false if none is there.
  mutating func readOperand(_ style: ExpressionStyle) -> Bool {
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
}
