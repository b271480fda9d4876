/// What the full-text table is asked for, in FTS5's own language.
///
/// Words become quoted strings joined with `OR`, so that nothing a reader types is an operator and
/// a word that is nowhere does not empty the answer.
public struct SearchExpression: Sendable, Equatable {
  /// The expression as SQLite reads it; empty where nothing is looked for.
  public private(set) var text = ""

  /// Makes an expression that looks for nothing.
  public init() {}

  /// Adds words that are looked for in some columns.
  ///
  /// - Parameters:
  ///   - words: Analysed words; several in one string are looked for as neighbours.
  ///   - columns: Where they are looked for.
  ///   - prefix: Whether longer words that begin alike are looked for as well.
  public mutating func add(_ words: [String], in columns: [SearchColumn], prefix: Bool = false) {
    let strings = words.filter { !$0.isEmpty }.map { Self.quoted($0) + (prefix ? "*" : "") }
    guard !strings.isEmpty, !columns.isEmpty else { return }
    if !text.isEmpty { text += " OR " }
    let names = columns.map(\.rawValue).joined(separator: " ")
    text += "{\(names)} : (\(strings.joined(separator: " OR ")))"
  }

  /// Looks for what another expression looks for as well.
  public mutating func join(_ other: SearchExpression) {
    guard !other.text.isEmpty else { return }
    text += (text.isEmpty ? "" : " OR ") + other.text
  }

  /// A string of FTS5: a quote in it is doubled, and a NUL would end it.
  private static func quoted(_ words: String) -> String {
    var quoted = "\""
    for character in words.unicodeScalars where character != "\0" {
      if character == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(character)
    }
    return quoted + "\""
  }
}
