/// What a token of Swift is.
public enum TokenKind: UInt8, Sendable {
  /// An identifier or a keyword, such as `font`, `struct` or `$0`.
  case word
  /// A directive or a macro with its sign, such as `#if` or `#Preview`.
  case hashWord
  /// The sign before an attribute.
  case at
  /// An integer or a floating-point literal.
  case number
  /// A whole string literal that holds no code.
  case string
  /// A string literal up to and with the parenthesis that opens its first interpolation.
  case stringHead
  /// The text between two interpolations, with the parentheses around it.
  case stringMiddle
  /// The text after the last interpolation, from the parenthesis that closes it.
  case stringTail
  /// A regular expression literal.
  case regex
  /// `(`
  case leftParenthesis
  /// `)`
  case rightParenthesis
  /// `[`
  case leftSquare
  /// `]`
  case rightSquare
  /// `{`
  case leftBrace
  /// `}`
  case rightBrace
  /// A single `<`, which opens generic arguments or compares.
  case leftAngle
  /// A single `>`, which closes generic arguments or compares.
  case rightAngle
  /// `.`
  case period
  /// `,`
  case comma
  /// `:`
  case colon
  /// `;`
  case semicolon
  /// The sign before a key path.
  case backslash
  /// `=`
  case equal
  /// `->`
  case arrow
  /// The question mark of a ternary.
  case question
  /// An operator before its operand.
  case prefixOperator
  /// An operator between two operands.
  case infixOperator
  /// An operator after its operand, `!` and `?` included.
  case postfixOperator
  /// A character that Swift has no use for.
  case unknown

  /// The kind that closes a group which this kind opens.
  var closer: TokenKind? {
    switch self {
    case .leftParenthesis: .rightParenthesis
    case .leftSquare: .rightSquare
    case .leftBrace: .rightBrace
    case .stringHead: .stringTail
    default: nil
    }
  }
}
