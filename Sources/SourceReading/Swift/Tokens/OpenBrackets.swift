/// The brackets and interpolations that are open at a place.
///
/// A brace closes everything inside it, whatever was left open there; a parenthesis or a square bracket
/// never reaches beyond the brace around it. Every operation costs constant time, averaged over a text.
struct OpenBrackets {
  /// The string literal that an interpolation goes on with.
  struct InterruptedString {
    let head: Int
    let numberSigns: Int
    let isMultiline: Bool
    let isCurly: Bool
  }

  private enum Bracket {
    case bracket(TokenKind)
    case interpolation(InterruptedString)
  }

  /// What stands open in the innermost brace or interpolation.
  private struct Frame {
    var isInterpolation = false
    var parentheses = 0
    var squares = 0
  }

  private struct Opened {
    let bracket: Bracket
    let token: Int
    let outside: Frame
  }

  private var stack: [Opened] = []
  private var braces = 0
  private var frame = Frame()

  mutating func open(_ kind: TokenKind, token: Int) {
    stack.append(Opened(bracket: .bracket(kind), token: token, outside: frame))
    switch kind {
    case .leftParenthesis: frame.parentheses += 1
    case .leftSquare: frame.squares += 1
    default:
      braces += 1
      frame = Frame()
    }
  }

  mutating func open(_ string: InterruptedString, token: Int) {
    stack.append(Opened(bracket: .interpolation(string), token: token, outside: frame))
    frame = Frame(isInterpolation: true)
  }

  /// Ends the innermost interpolation, if no parenthesis stands open in it.
  mutating func closeInterpolation() -> InterruptedString? {
    guard frame.isInterpolation, frame.parentheses == 0 else { return nil }
    while let last = pop() {
      if case .interpolation(let string) = last.bracket { return string }
    }
    return nil
  }

  /// The token that opened what a closing bracket ends, or nothing if that is a stray one.
  mutating func close(_ kind: TokenKind) -> Int? {
    switch kind {
    case .rightParenthesis: frame.parentheses > 0 ? popUntil(.leftParenthesis) : nil
    case .rightSquare: frame.squares > 0 ? popUntil(.leftSquare) : nil
    default: braces > 0 ? popUntil(.leftBrace) : nil
    }
  }

  private mutating func popUntil(_ kind: TokenKind) -> Int? {
    while let last = pop() {
      if case .bracket(kind) = last.bracket { return last.token }
    }
    return nil
  }

  private mutating func pop() -> Opened? {
    guard let last = stack.popLast() else { return nil }
    frame = last.outside
    if case .bracket(.leftBrace) = last.bracket { braces -= 1 }
    return last
  }
}
