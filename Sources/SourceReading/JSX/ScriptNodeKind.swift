extension ScriptNode {
  /// What a node of a script is, and what its children are, in this order.
  public enum Kind: UInt8, Sendable, CaseIterable {
    // MARK: Statements

    /// The whole text: statements.
    case program
    /// Braces around statements.
    case block
    /// `if`, `for`, `while`, `switch`, `else` and the like: a head in parentheses if it has one, and a body.
    case statement
    /// `return` with what is returned, if anything.
    case returned
    /// `const` or `enum`: what is declared, a name or a pattern, and its value.
    case constant
    /// `let`, `var` or the variable of a loop: what is declared and its first value, if any.
    case variable
    /// A function, method or arrow function: its parameters, or the one name that stands for them, and its body.
    case function
    /// The parentheses around parameters, those after `catch` included: names, patterns, and assignments for default values.
    case parameters
    /// A class: its members.
    case `class`
    /// An import: imported names and the name of the module.
    case `import`
    /// A name as the module has it, and the name that it gets here.
    case importedName

    // MARK: Expressions

    /// A name.
    case identifier
    /// A number.
    case number
    /// A string in quotation marks.
    case string
    /// A string in backticks: the expressions in its holes.
    case template
    /// A regular expression.
    case regularExpression
    /// `true` or `false`.
    case boolean
    /// `null`.
    case null
    /// `object.name`: the object.
    case member
    /// `object[index]`: the object and the index.
    case `subscript`
    /// A call, `new` and a tagged template included: what is called and the arguments.
    case call
    /// A sign before or after an operand: the operand.
    case unary
    /// A sign between two operands: both.
    case binary
    /// `condition ? one : other`: all three.
    case conditional
    /// `target = value`, `+=` and the like: both.
    case assignment
    /// `...value`: the value.
    case spread
    /// Parentheses, those after `if` and the like included: what is in them.
    case parenthesized
    /// Square brackets: the elements.
    case array
    /// Braces with members: properties and spreads.
    case object
    /// A member of an object or a class: its value, if it has one.
    case property

    // MARK: Elements

    /// An element or a fragment: its opening tag and its content.
    case element
    /// The tag that opens an element, or is all of it: attributes and spreads.
    case openingTag
    /// An attribute: its value, if it has one, without the braces.
    case attribute
    /// The text between two tags, without the white space around it.
    case text

    // MARK: What is not there

    /// Something nested too deeply to be read.
    case skipped
    /// An operand that should be there and is not.
    case missing
  }
}
