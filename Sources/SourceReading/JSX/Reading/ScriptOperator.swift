/// An operator that waits for the operand on its right.
struct ScriptOperator {
  enum Role: UInt8 {
    case binary, assignment, prefix, spread, arrow
    /// The `?` of a conditional, up to its `:`.
    case question
    /// The `:` of a conditional.
    case colon
  }

  let role: Role
  /// How tightly it binds; an operator is finished before one that binds less.
  let precedence: UInt8
  let isRightAssociative: Bool
  let range: PackedRange

  /// The operators before it that are finished by it bind more tightly than this.
  var bindsLeftAbove: UInt8 {
    switch role {
    // `a ? b : c = d` assigns to `c`.
    case .assignment: Self.conditionalPrecedence
    default: isRightAssociative ? precedence : precedence - 1
    }
  }

  /// How many operands it takes.
  var operandCount: Int {
    switch role {
    case .prefix, .spread: 1
    case .binary, .assignment, .arrow: 2
    case .question, .colon: 3
    }
  }

  /// The node that it becomes.
  var kind: ScriptNode.Kind {
    switch role {
    case .binary: .binary
    case .assignment: .assignment
    case .prefix: .unary
    case .spread: .spread
    case .arrow: .function
    case .question, .colon: .conditional
    }
  }
}

extension ScriptOperator {
  private static let loosePrecedence: UInt8 = 1
  private static let assignmentPrecedence: UInt8 = 2

  /// An operator that stands before its operand.
  static func prefix(_ range: Range<Int>) -> ScriptOperator {
    ScriptOperator(
      role: .prefix, precedence: 15, isRightAssociative: true, range: PackedRange(range))
  }

  /// `yield`, which takes all that follows.
  static func yield(_ range: Range<Int>) -> ScriptOperator {
    ScriptOperator(
      role: .prefix, precedence: loosePrecedence, isRightAssociative: true,
      range: PackedRange(range))
  }

  static func spread(_ range: Range<Int>) -> ScriptOperator {
    ScriptOperator(
      role: .spread, precedence: loosePrecedence, isRightAssociative: true,
      range: PackedRange(range))
  }

  static func arrow(_ range: Range<Int>) -> ScriptOperator {
    ScriptOperator(
      role: .arrow, precedence: assignmentPrecedence, isRightAssociative: true,
      range: PackedRange(range))
  }

  /// Nothing before a `?` is finished by what stands between it and its `:`.
  static func question(_ range: Range<Int>) -> ScriptOperator {
    ScriptOperator(
      role: .question, precedence: 0, isRightAssociative: true, range: PackedRange(range))
  }

  /// The precedence that the `?` of a conditional has for what stands before it.
  static let conditionalPrecedence: UInt8 = 3

  static func colon(_ range: PackedRange) -> ScriptOperator {
    ScriptOperator(
      role: .colon, precedence: conditionalPrecedence, isRightAssociative: true, range: range)
  }

  static func binary(_ precedence: UInt8, _ range: Range<Int>, isRightAssociative: Bool = false)
    -> ScriptOperator
  {
    ScriptOperator(
      role: .binary, precedence: precedence, isRightAssociative: isRightAssociative,
      range: PackedRange(range))
  }

  static func assignment(_ range: Range<Int>) -> ScriptOperator {
    ScriptOperator(
      role: .assignment, precedence: assignmentPrecedence, isRightAssociative: true,
      range: PackedRange(range))
  }

  /// The operator between two operands whose signs start at an offset, if there is one.
  ///
  /// `?`, `=>`, `!`, `++` and `--` are none of these: the reader looks for them first.
  static func infix(at start: Int, in scanner: ScriptScanner) -> ScriptOperator? {
    let first = scanner.character(at: start)
    let second = scanner.character(at: start + 1)
    let third = scanner.character(at: start + 2)
    /// The sign alone, or as an assignment with `=` behind it.
    func sign(_ length: Int, _ precedence: UInt8, isRightAssociative: Bool = false)
      -> ScriptOperator
    {
      if scanner.character(at: start + length) == "=" {
        return assignment(start..<start + length + 1)
      }
      return binary(precedence, start..<start + length, isRightAssociative: isRightAssociative)
    }
    switch first {
    case "=":
      guard second == "=" else { return assignment(start..<start + 1) }
      return binary(9, start..<start + (third == "=" ? 3 : 2))
    case "!" where second == "=":
      return binary(9, start..<start + (third == "=" ? 3 : 2))
    case "<" where second == "<": return sign(2, 11)
    case ">" where second == ">": return sign(third == ">" ? 3 : 2, 11)
    case "<", ">": return binary(10, start..<start + (second == "=" ? 2 : 1))
    case "+", "-": return sign(1, 12)
    case "*" where second == "*": return sign(2, 14, isRightAssociative: true)
    case "*", "/", "%": return sign(1, 13)
    case "&": return second == "&" ? sign(2, 5) : sign(1, 8)
    case "|": return second == "|" ? sign(2, 4) : sign(1, 6)
    case "^": return sign(1, 7)
    case "?" where second == "?": return sign(2, 4)
    default: return nil
    }
  }

  /// The operator between two operands that a word is, if it is one.
  ///
  /// In the head of a loop, all that follows is what the loop runs over.
  static func infix(_ word: ScriptWord, _ range: Range<Int>, startsLoop: Bool) -> ScriptOperator? {
    switch word {
    case .in where startsLoop, .of: binary(loosePrecedence, range)
    case .in, .instanceof: binary(10, range)
    default: nil
    }
  }
}
