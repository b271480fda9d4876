extension ScriptReader {
  /// Ends an expression before a token that cannot go on with it.
  mutating func endExpression(in frame: ScriptFrame) {
    if frame.role.endsSilently {
      close()
    } else {
      // A comma is missing; the list goes on.
      endExpression()
      frames[frames.count - 1].awaitsOperand = true
    }
  }

  /// Finishes every operator that waits in the innermost frame.
  mutating func endExpression() {
    guard let frame = frames.last else { return }
    if frame.awaitsOperand, operators.count > frame.operatorBase {
      addLeaf(.missing, position..<position)
    }
    while operators.count > frame.operatorBase { reduce() }
    frames[frames.count - 1].conditionals = 0
  }

  /// Makes a declaration of the last operand, as in `const height = 44`.
  mutating func endDeclarator() {
    guard let frame = frames.last, frame.role == .declaration, hasOperand(frame),
      let index = operands.last.map(Int.init)
    else { return }
    let isConstant = scanner.bytes.spell("const", in: frame.name.range)
    let node = nodes[index]
    switch node.kind {
    case .constant, .variable:
      return
    case .assignment, .binary:
      let target = nodes[firstChild(of: index)]
      nodes[index].kind = isConstant && node.kind == .assignment ? .constant : .variable
      nodes[index].name =
        target.kind == .identifier
        ? target.range : PackedRange(node.range.lowerBound, node.range.lowerBound)
    default:
      let name = node.kind == .identifier ? node.range : nil
      add(.variable, node.range, name: name, children: 1)
    }
  }

  /// The first of two children.
  private func firstChild(of index: Int) -> Int {
    Int(nodes[index - 1].first) - 1
  }

  mutating func readComma(_ frame: ScriptFrame) {
    position += 1
    switch frame.role {
    case .property, .spreadMember: close()
    case .statement where lastOperand?.kind == .spread || operators.last?.role == .spread:
      // The first line of a style pasted without its braces.
      close()
    default:
      endExpression()
      endDeclarator()
      frames[frames.count - 1].awaitsOperand = true
    }
  }

  mutating func readSemicolon(_ frame: ScriptFrame) {
    switch frame.role {
    case .container, .hole:
      position += 1
      endExpression()
      frames[frames.count - 1].awaitsOperand = true
    case let role where role.closer != nil:
      // No bracket of an expression holds a semicolon: this one was never closed.
      noteUnclosed()
      close()
    default:
      position += 1
      close()
    }
  }

  mutating func readColon(_ frame: ScriptFrame) {
    if frame.conditionals > 0 {
      let colon = position
      position += 1
      while let last = operators.last, last.role != .question, operators.count > frame.operatorBase
      {
        reduce()
      }
      let question = operators.popLast()
      operators.append(.colon(question?.range ?? PackedRange(colon, colon + 1)))
      frames[frames.count - 1].conditionals -= 1
      frames[frames.count - 1].awaitsOperand = true
      return
    }
    switch frame.role {
    case .caseLabel:
      position += 1
      close()
    default:
      // The type of a parameter, of a variable or of what an arrow function returns.
      position = scanner.typeEnd(from: position + 1)
    }
  }
}
