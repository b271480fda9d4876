/// What the full-text table is asked for, in FTS5's own language: one phrase in some columns.
///
/// Words become quoted strings, so that nothing a reader types is an operator.
public struct SearchExpression: Sendable, Equatable {
  /// The expression as SQLite reads it.
  let text: String

  /// Makes an expression.
  ///
  /// - Parameters:
  ///   - words: Analysed words; several are looked for as neighbours.
  ///   - columns: Where they are looked for, one at least.
  ///   - prefix: Whether longer words that begin alike are looked for as well.
  public init(_ words: String, in columns: [SearchColumn], prefix: Bool = false) {
    var text = "{"
    for column in columns {
      text += column.rawValue
      text += " "
    }
    text += "} : "
    text += Self.quoted(words)
    if prefix { text += "*" }
    self.text = text
  }

  /// What finds each text that one of several expressions finds; its phrases are theirs, in their order.
  static func any(of expressions: [SearchExpression]) -> String {
    var text = ""
    for expression in expressions {
      if !text.isEmpty { text += " OR " }
      text += expression.text
    }
    return text
  }

  /// A string of FTS5: a quote in it is doubled, and a NUL would end it.
  private static func quoted(_ words: String) -> String {
    var quoted = "\""
    if words.utf8.contains(where: { $0 == 0 || $0 == UInt8(ascii: "\"") }) {
      for character in words.unicodeScalars where character != "\0" {
        if character == "\"" { quoted += "\"" }
        quoted.unicodeScalars.append(character)
      }
    } else {
      quoted += words
    }
    return quoted + "\""
  }
}
