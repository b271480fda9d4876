/// A word that means something to the grammar of Swift, always or by its place.
///
/// The raw value is its spelling; `none` stands for an identifier like any other.
public enum Keyword: String, Sendable, CaseIterable {
  case none = ""

  // Reserved: declarations
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`
  case `init`, `inout`, `internal`, `let`, `operator`, `private`, `precedencegroup`, `protocol`
  case `public`, `rethrows`, `static`, `struct`, `subscript`, `typealias`, `var`

  // Reserved: statements
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`
  case `for`, `guard`, `if`, `in`, `repeat`, `return`, `throw`, `switch`, `where`, `while`

  // Reserved: expressions
  case anyType = "Any"
  case `as`, `await`, `false`, `is`, `nil`, `self`
  case selfType = "Self"
  case `super`, `throws`, `true`, `try`

  // Keywords by their place: declarations and their modifiers
  case actor, any, async, borrowing, consuming, convenience, distributed, dynamic, each, final
  case indirect, infix, isolated, lazy, macro, mutating, nonisolated, nonmutating, open, optional
  case override, package, postfix, prefix, required, sending, some, unowned, weak

  // Keywords by their place: accessors and statements
  case copy, consume, didSet, discard, get, set, then, unsafe, willSet, yield
  case underscoredModify = "_modify"
  case underscoredRead = "_read"

  // Directives
  case hashIf = "#if"
  case hashElseIf = "#elseif"
  case hashElse = "#else"
  case hashEndIf = "#endif"
}
