/// What a node of a Swift text is.
///
/// The tree is tolerant and flat: a postfix expression is one `chain` whose children are its base and its
/// suffixes in reading order; operators stand between their operands as siblings, unresolved.
public enum NodeKind: UInt8, Sendable {
  // MARK: Declarations

  /// The whole text.
  case file
  case structDeclaration, classDeclaration, actorDeclaration, enumDeclaration
  case protocolDeclaration, extensionDeclaration
  case functionDeclaration, initializerDeclaration, deinitializerDeclaration
  case subscriptDeclaration
  /// `var` or `let` with one or more `binding`s.
  case variableDeclaration
  case enumCaseDeclaration
  case typealiasDeclaration, importDeclaration, macroDeclaration, operatorDeclaration

  // MARK: Parts of declarations

  /// An attribute; its arguments are `argument` children.
  case attribute
  /// A type that another one inherits from or conforms to.
  case inheritedType
  case genericParameters, whereClause
  /// A parameter of a function; its name is the one that the body uses.
  case parameter
  case returnType, typeAnnotation
  /// One name of a `var`, `let` or condition, with its type, value and accessors.
  case binding
  /// The expression after the `=` of a binding or a parameter.
  case initialValue
  /// The braces around the accessors of a variable.
  case accessors
  case accessor
  /// One name of an enum's `case`, with its parameters and its raw value.
  case enumCase
  /// The braces of a type.
  case members

  // MARK: Statements

  case codeBlock
  case expressionStatement, returnStatement, throwStatement, jumpStatement
  /// Conditions and blocks in turn, `else if` included; used as an expression too.
  case ifStatement
  case guardStatement, whileStatement, repeatStatement, forStatement
  case switchStatement, switchCase
  case doStatement, catchClause, deferStatement
  /// One condition of an `if`, `guard` or `while`, or the subject of a `switch`.
  case condition
  /// One pattern of a `case` or a `catch`.
  case pattern
  /// What a `for` runs over.
  case sequence

  // MARK: Conditional compilation

  /// `#if … #endif`, around declarations, statements or the suffixes of a chain.
  case conditional
  /// One branch of it; its condition is the rest of its first line.
  case branch

  // MARK: Expressions

  /// A base and its suffixes.
  case chain
  case identifier
  /// A name after a leading period, such as `.body`.
  case implicitMember
  /// A name after a period.
  case member
  /// Parentheses of a call, with `argument` children.
  case call
  /// Square brackets after an expression, with `argument` children.
  case subscriptCall
  case genericArguments
  /// One argument of a call, an attribute, a subscript or a tuple; its name is its label.
  case argument
  /// Braces with statements; as a trailing closure its name is its label.
  case closure
  case closureSignature
  /// Parentheses around an expression or a tuple.
  case tuple
  /// An array or a dictionary.
  case collection
  /// One element of an array.
  case element
  /// The key of an element of a dictionary.
  case key
  /// The value of an element of a dictionary.
  case value
  case number, string, boolean, `nil`, regex
  /// The code within one interpolation of a string.
  case interpolation
  case keyPath
  /// A macro or a directive such as `#Preview` or `#available`.
  case macro
  /// The type after `as`, `is` or `->`.
  case castType

  // MARK: Operators between the operands of an expression

  case prefixOperator, infixOperator
  case assignment
  /// The `?` of a ternary.
  case ternaryThen
  /// The `:` of a ternary.
  case ternaryElse

  /// Brackets whose inside is nested too deeply to be read.
  case unread

  /// Whether it declares a type or extends one.
  public var declaresType: Bool {
    switch self {
    case .structDeclaration, .classDeclaration, .actorDeclaration, .enumDeclaration,
      .protocolDeclaration, .extensionDeclaration:
      true
    default: false
    }
  }

  /// Whether its children are the operands and operators of one expression.
  public var holdsExpression: Bool {
    switch self {
    case .initialValue, .expressionStatement, .returnStatement, .throwStatement, .condition,
      .sequence, .argument, .element, .key, .value, .pattern:
      true
    default: false
    }
  }

  /// Whether it stands between the operands of an expression.
  public var isOperator: Bool {
    switch self {
    case .prefixOperator, .infixOperator, .assignment, .ternaryThen, .ternaryElse: true
    default: false
    }
  }
}
