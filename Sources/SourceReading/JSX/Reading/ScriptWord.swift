/// A word that means something to the grammar of a script, always or by its place.
enum ScriptWord: String, CaseIterable {
  // Declarations
  case abstract, `async`, `class`, const, declare, `enum`, export, function, `import`, interface
  case `let`, module, namespace, type, `var`

  // Statements
  case `break`, `case`, `catch`, `continue`, debugger, `default`, `do`, `else`, finally, `for`
  case `if`, `return`, `switch`, `throw`, `try`, `while`, with

  // Expressions
  case `as`, `await`, delete, extends, `false`, `in`, instanceof, new, null, of, satisfies
  case `true`, typeof, void, yield

  // Members
  case accessor, get, override, `private`, protected, `public`, readonly, `set`, `static`

  /// Whether no expression can start with it.
  var startsStatement: Bool {
    switch self {
    case .const, .export, .var, .break, .case, .catch, .continue, .debugger, .default, .do, .else,
      .finally, .for, .if, .return, .switch, .throw, .try, .while, .with:
      true
    default: false
    }
  }

  /// Whether it can stand before the key of a member.
  var modifiesMember: Bool {
    switch self {
    case .abstract, .async, .declare, .accessor, .get, .override, .private, .protected, .public,
      .readonly, .set, .static, .const:
      true
    default: false
    }
  }
}

/// Finds the word that a range of a script spells.
struct ScriptWords: Sendable {
  private static let shortest = 2
  private static let longest = 10
  private let words: [UInt64: ScriptWord]

  static let shared = ScriptWords()

  private init() {
    var words: [UInt64: ScriptWord] = [:]
    for word in ScriptWord.allCases {
      words[word.rawValue.utf8.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }] = word
    }
    self.words = words
  }

  func word(_ range: Range<Int>, of bytes: [UInt8]) -> ScriptWord? {
    guard range.count >= Self.shortest, range.count <= Self.longest,
      bytes[range.lowerBound] >= UInt8(ascii: "a")
    else { return nil }
    var key: UInt64 = 0
    for offset in range.lowerBound..<min(range.upperBound, range.lowerBound + 8) {
      key = key << 8 | UInt64(bytes[offset])
    }
    // The first eight bytes tell the words apart; the length tells them from longer names.
    guard let word = words[key], bytes.spell(word.rawValue, in: range) else { return nil }
    return word
  }
}
