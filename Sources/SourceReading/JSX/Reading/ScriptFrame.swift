/// Something that a reader is in the middle of: a bracket, a statement, an element.
///
/// Frames stand on a stack of their own, so that nesting costs memory and never the program's stack.
struct ScriptFrame {
  /// What is being read.
  enum Role: UInt8 {
    // Lists of statements
    case program, block, header, control
    // Expressions in brackets
    case parentheses, parameters, arguments, array, subscripting, hole, container
    // Expressions that end where something else begins
    case statement, declaration, returned, caseLabel, property, spreadMember
    // The rest
    case object, classBody, function, enumeration, template, element, tag, attribute
  }

  let role: Role
  /// How far it is: 0 until its head is read.
  var phase = 0
  /// Whether the expression in it goes on with an operand, not with an operator.
  var awaitsOperand = true
  /// How many `?` of conditionals wait for their `:`.
  var conditionals = 0
  /// Where it starts.
  let lower: Int
  /// Where its name stands.
  var name: PackedRange
  /// How many operands there were before its own.
  let operandBase: Int
  /// How many operators there were before its own.
  let operatorBase: Int
}

extension ScriptFrame.Role {
  /// The bracket that closes it, if one does.
  var closer: Unicode.Scalar? {
    switch self {
    case .block, .hole, .container, .object, .classBody: "}"
    case .header, .parentheses, .parameters, .arguments: ")"
    case .array, .subscripting: "]"
    default: nil
    }
  }

  /// Whether an expression is directly in it.
  var holdsExpression: Bool {
    switch self {
    case .parentheses, .parameters, .arguments, .array, .subscripting, .hole, .container,
      .statement, .declaration, .returned, .caseLabel, .property, .spreadMember:
      true
    default: false
    }
  }

  /// Whether its expression may end without a sign of its own, at a line's end for example.
  var endsSilently: Bool { holdsExpression && closer == nil }

  /// The node that it becomes; without one, what it holds belongs to what is around it.
  var kind: ScriptNode.Kind? {
    switch self {
    case .program: .program
    case .block: .block
    case .header, .parentheses: .parenthesized
    case .control: .statement
    case .parameters: .parameters
    case .arguments: .call
    case .array: .array
    case .subscripting: .subscript
    case .hole, .container, .statement, .declaration, .caseLabel: nil
    case .returned: .returned
    case .property: .property
    case .spreadMember: .spread
    case .object: .object
    case .classBody: .class
    case .function: .function
    case .enumeration: .constant
    case .template: .template
    case .element: .element
    case .tag: .openingTag
    case .attribute: .attribute
    }
  }
}
