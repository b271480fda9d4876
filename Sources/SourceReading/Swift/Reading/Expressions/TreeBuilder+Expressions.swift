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

  mutating func readCast() {
    next += 1
    if kind() == .postfixOperator { next += 1 }
    readTypeNode(.castType)
  }
}
