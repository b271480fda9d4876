extension TreeBuilder {
  /// Where a list of declarations and statements stands.
  enum Place {
    case file, members, enumMembers, block
    /// Between the braces of a `switch`.
    case switchBody
    /// After the colon of a `case`.
    case switchCase
  }

  /// Reads declarations and statements up to the end of the group, or to where the place says.
  mutating func readItems(in place: Place, isBranch: Bool = false) {
    while next < limit {
      switch keyword() {
      case .hashElse, .hashElseIf, .hashEndIf:
        if isBranch { return }
        skipLine()
        continue
      case .case, .default:
        if place == .switchCase { return }
      case .none where kind() == .at && place == .switchCase && startsUnknownDefault:
        return
      default: break
      }
      let before = next
      readItem(in: place, isBranch: isBranch)
      if next == before { next += 1 }
    }
  }

  private var startsUnknownDefault: Bool {
    kind(1) == .word && keyword(2) == .default
  }

  private mutating func readItem(in place: Place, isBranch: Bool) {
    switch kind() {
    case .semicolon, .comma, .rightBrace, .rightParenthesis, .rightSquare, .stringMiddle,
      .stringTail:
      next += 1
    case .hashWord:
      if keyword() == .hashIf { readConditional(in: place) } else { readExpressionStatement() }
    case .at:
      if place == .switchBody, startsUnknownDefault { return readSwitchCase(isBranch: isBranch) }
      if let start = startOfDeclaration {
        readDeclaration(start, in: place)
      } else {
        readAttribute()
      }
    case .word:
      readWordItem(in: place, isBranch: isBranch)
    default:
      readExpressionStatement()
    }
  }

  private mutating func readWordItem(in place: Place, isBranch: Bool) {
    switch keyword() {
    case .none: readPlainWordItem()
    case .case where place == .switchBody || place != .enumMembers && startsSwitchCase,
      .default where place == .switchBody || kind(1) == .colon:
      readSwitchCase(isBranch: isBranch)
    case .if: readIf()
    case .guard: readGuard()
    case .while: readWhile()
    case .repeat: readRepeat()
    case .for: readFor()
    case .switch: readSwitch()
    case .do: readDo()
    case .defer where kind(1) == .leftBrace: readDefer()
    case .return: readLeading(.returnStatement)
    case .throw: readLeading(.throwStatement)
    case .break, .continue, .fallthrough: readJump()
    case .else, .in, .where, .catch, .as, .is: next += 1
    default:
      if let start = startOfDeclaration {
        readDeclaration(start, in: place)
      } else {
        readPlainWordItem()
      }
    }
  }

  private mutating func readPlainWordItem() {
    if kind(1) == .colon {
      switch keyword(2) {
      case .for, .while, .repeat, .do, .switch, .if:
        next += 2
        return
      default: break
      }
    }
    readExpressionStatement()
  }

  /// Whether `case` stands before a pattern and not before the name of an enum's case.
  private var startsSwitchCase: Bool {
    switch kind(1) {
    case .period, .number, .string, .stringHead, .leftParenthesis, .leftSquare, .prefixOperator,
      .regex:
      true
    case .word: keyword(1) == .let || keyword(1) == .var || keyword(1) == .is || kind(2) == .colon
    default: false
    }
  }

  mutating func readExpressionStatement() {
    readHolder(.expressionStatement, .statement)
  }

  /// Reads one expression into a node of its own.
  mutating func readHolder(_ kind: NodeKind, _ style: ExpressionStyle, name: Int? = nil) {
    let holder = open(kind, name: name)
    readExpression(style)
    close(holder)
  }

  /// Steps over the rest of a line.
  mutating func skipLine() {
    next += 1
    while next < limit, !tokens[next].traits.contains(.startsLine) { next += 1 }
  }

  // MARK: - Conditional compilation

  /// Reads `#if … #endif` around whole declarations, statements or cases.
  mutating func readConditional(in place: Place) {
    let isRead = nest { builder in
      builder.readBranches { $0.readItems(in: place, isBranch: true) }
    }
    if !isRead { skipLine() }
  }

  /// Reads `#if` and its branches, each by what the caller expects in them.
  mutating func readBranches(_ readBranch: (inout TreeBuilder) -> Void) {
    let conditional = open(.conditional)
    branches: while next < limit {
      let branch = open(.branch, name: next)
      skipLine()
      readBranch(&self)
      while next < limit, !isBranchEnd { readItems(in: .block, isBranch: true) }
      close(branch)
      switch keyword() {
      case .hashElse, .hashElseIf: continue
      case .hashEndIf: next += 1
      default: break
      }
      break branches
    }
    close(conditional)
  }

  private var isBranchEnd: Bool {
    switch keyword() {
    case .hashElse, .hashElseIf, .hashEndIf: true
    default: false
    }
  }
}
