extension SwiftNode {
  /// What an expression can come to: itself, or each arm of its ternaries and `??`.
  ///
  /// Asked of a node that holds an expression, such as an argument or an initial value.
  ///
  /// Of an assignment it is the assigned value; of a very long expression, the first arms only.
  public var outcomes: [Outcome] {
    if let soleOperand { return [Outcome(holder: self, items: [soleOperand], conditions: [])] }
    var items = children.filter { $0.kind != .attribute && $0.kind != .castType }
    if let assignment = items.lastIndex(where: { $0.kind == .assignment }) {
      items.removeSubrange(...assignment)
    }
    return Outcome.all(in: items, of: self)
  }

  /// The operand of the first outcome, if that is one operand and nothing else.
  public var operand: SwiftNode? { soleOperand ?? outcomes.first?.operand }

  /// The operand that an expression is from end to end, as most are: no operator, no arms.
  public var soleOperand: SwiftNode? {
    var sole: Int?
    var child = index + 1
    while child < endIndex {
      let found = tree.nodes[child]
      if found.kind != .attribute, found.kind != .castType {
        if sole != nil || found.kind.isOperator { return nil }
        sole = child
      }
      child = Int(found.endNode)
    }
    return sole.map { SwiftNode(tree: tree, index: $0) }
  }

  /// The operand that a statement assigns to.
  public var assignmentTarget: SwiftNode? {
    guard let assignment = firstChild(.assignment) else { return nil }
    return children.first { $0.index < assignment.index && !$0.kind.isOperator }
  }

  /// One thing that an expression can come to: its operands and the operators between them.
  public struct Outcome: Sendable {
    /// The node that holds the expression.
    public let holder: SwiftNode
    /// The operands and operators, ternaries left out.
    public let items: [SwiftNode]
    /// The operands and operators that decide whether it comes to this outcome.
    public let conditions: [SwiftNode]

    /// The operand, if it is the only one and no operator stands before it.
    public var operand: SwiftNode? { items.count == 1 ? items[0] : nil }

    /// The bytes that it takes.
    public var range: Range<Int> {
      guard let first = items.first, let last = items.last else { return holder.range }
      return first.range.lowerBound..<last.range.upperBound
    }

    /// Nobody writes an expression with more arms; the bound keeps hostile ones cheap.
    private static let most = 64

    static func all(in items: [SwiftNode], of holder: SwiftNode) -> [Outcome] {
      var outcomes: [Outcome] = []
      // An arm is split in turn; a stack instead of recursion, since ternaries may be nested as deep as a text is long.
      var waiting = [(items: items[...], conditions: [SwiftNode]())]
      // So many arms take fewer than twice as many splits; a `?` without its `:` splits and adds no arm.
      var splits = 0
      while outcomes.count < most, let (items, conditions) = waiting.popLast() {
        splits += 1
        if splits > 2 * most {
          outcomes.append(Outcome(holder: holder, items: Array(items), conditions: conditions))
          break
        }
        if let then = items.firstIndex(where: { $0.kind == .ternaryThen }) {
          let otherwise = matchingElse(then, in: items)
          let condition = conditions.count < most ? conditions + items[..<then] : conditions
          if let otherwise { waiting.append((items[(otherwise + 1)...], condition)) }
          waiting.append((items[(then + 1)..<(otherwise ?? items.endIndex)], condition))
        } else if let fallback = items.firstIndex(where: {
          $0.kind == .infixOperator && $0.isNamed("??")
        }) {
          // What stands before the `??` decides whether it comes to the rest.
          waiting.append((items[(fallback + 1)...], conditions + items[..<fallback]))
          waiting.append((items[..<fallback], conditions))
        } else {
          outcomes.append(Outcome(holder: holder, items: Array(items), conditions: conditions))
        }
      }
      return outcomes
    }

    private static func matchingElse(_ then: Int, in items: ArraySlice<SwiftNode>) -> Int? {
      var depth = 0
      for index in items.indices where index > then {
        if items[index].kind == .ternaryThen { depth += 1 }
        guard items[index].kind == .ternaryElse else { continue }
        if depth == 0 { return index }
        depth -= 1
      }
      return nil
    }
  }
}
