extension TreeBuilder {
  /// Reads braces with statements inside.
  mutating func readCodeBlock() {
    let block = open(.codeBlock)
    readGroup { $0.readItems(in: .block) }
    close(block)
  }

  /// Reads `if`, its conditions and blocks, and every `else` after it.
  mutating func readIf() {
    let statement = open(.ifStatement)
    repeat {
      next += 1
      readConditions()
      if kind() == .leftBrace { readCodeBlock() }
      guard keyword() == .else else { break }
      next += 1
      if kind() == .leftBrace {
        readCodeBlock()
        break
      }
    } while keyword() == .if
    close(statement)
  }

  mutating func readGuard() {
    let statement = open(.guardStatement)
    next += 1
    readConditions()
    if keyword() == .else { next += 1 }
    if kind() == .leftBrace { readCodeBlock() }
    close(statement)
  }

  mutating func readWhile() {
    let statement = open(.whileStatement)
    next += 1
    readConditions()
    if kind() == .leftBrace { readCodeBlock() }
    close(statement)
  }

  mutating func readRepeat() {
    let statement = open(.repeatStatement)
    next += 1
    if kind() == .leftBrace { readCodeBlock() }
    if keyword() == .while {
      next += 1
      readHolder(.condition, .statement)
    }
    close(statement)
  }

  private mutating func readConditions() {
    while next < limit {
      let before = next
      readCondition()
      guard kind() == .comma, next > before else { return }
      next += 1
    }
  }

  private mutating func readCondition() {
    let condition = open(.condition)
    switch keyword() {
    case .let, .var:
      next += 1
      readBinding(mayHaveAccessors: false, style: .condition)
    case .case:
      next += 1
      let pattern = open(.pattern)
      readExpression(.pattern)
      close(pattern)
      if kind() == .equal {
        next += 1
        readHolder(.initialValue, .condition)
      }
    default:
      readExpression(.condition)
    }
    close(condition)
  }

  mutating func readFor() {
    let statement = open(.forStatement)
    next += 1
    while keyword() == .try || keyword() == .await { next += 1 }
    if keyword() == .case {
      next += 1
      readHolder(.pattern, .pattern)
    } else {
      readLoopVariable()
    }
    if keyword() == .in {
      next += 1
      readHolder(.sequence, .condition)
    }
    if keyword() == .where {
      next += 1
      readHolder(.condition, .condition)
    }
    if kind() == .leftBrace { readCodeBlock() }
    close(statement)
  }

  /// Reads the name that a loop gives its elements; several in parentheses stay without names.
  private mutating func readLoopVariable() {
    let binding = open(.binding)
    if kind() == .word, keyword(1) == .in || kind(1) == .colon { setName(binding, next) }
    while next < limit, keyword() != .in, kind() != .leftBrace {
      next = (closer(of: next) ?? next) + 1
    }
    close(binding)
  }

  mutating func readSwitch() {
    let statement = open(.switchStatement)
    next += 1
    readHolder(.condition, .condition)
    if kind() == .leftBrace { readGroup { $0.readItems(in: .switchBody) } }
    close(statement)
  }

  /// Reads a `case` or `default` with its statements.
  mutating func readSwitchCase(isBranch: Bool) {
    let switchCase = open(.switchCase)
    while kind() == .at { readAttribute() }
    next += 1
    while next < limit, kind() != .colon {
      let before = next
      readHolder(.pattern, .pattern)
      if keyword() == .where {
        next += 1
        readHolder(.condition, .pattern)
      }
      if kind() == .comma { next += 1 }
      if next == before { next += 1 }
    }
    if kind() == .colon { next += 1 }
    readItems(in: .switchCase, isBranch: isBranch)
    close(switchCase)
  }

  mutating func readDo() {
    let statement = open(.doStatement)
    next += 1
    skipEffects()
    if kind() == .leftBrace { readCodeBlock() }
    while keyword() == .catch {
      let clause = open(.catchClause)
      next += 1
      while next < limit, kind() != .leftBrace {
        let before = next
        readHolder(.pattern, .condition)
        if keyword() == .where || kind() == .comma || next == before { next += 1 }
      }
      if kind() == .leftBrace { readCodeBlock() }
      close(clause)
    }
    close(statement)
  }

  mutating func readDefer() {
    let statement = open(.deferStatement)
    next += 1
    readCodeBlock()
    close(statement)
  }

  /// Reads a word and the expression after it, if there is one.
  mutating func readLeading(_ kind: NodeKind) {
    let statement = open(kind)
    next += 1
    if next < limit, self.kind() != .semicolon, !startsLine() || canStartExpression {
      readExpression(.statement)
    }
    close(statement)
  }

  private var canStartExpression: Bool {
    switch kind() {
    case .word:
      switch keyword() {
      case .none, .self, .selfType, .super, .try, .await, .true, .false, .nil, .anyType: true
      default: false
      }
    case .string, .stringHead, .number, .leftParenthesis, .leftSquare, .prefixOperator, .period:
      true
    default: false
    }
  }

  mutating func readJump() {
    let statement = open(.jumpStatement, name: next)
    next += 1
    if kind() == .word, keyword() == .none, !startsLine() { next += 1 }
    close(statement)
  }
}
