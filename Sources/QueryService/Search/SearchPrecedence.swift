import DTKBSnippetRules
import DTKBSourceReading

/// Which entries stand above all others, whatever their words: the one whose id was typed, and those
/// whose rule finds something in a query that is code.
struct SearchPrecedence {
  /// What may name an entry, in small letters and digits alone.
  private let names: [[UInt8]]
  private let rules: [String]

  /// - Parameter suggestions: What was taken for a misspelt word; it names an entry as the word would.
  init(of query: String, _ suggestions: [String]) {
    names =
      [query].filter { $0.utf8.count <= 64 }.map(Self.plain)
      + (suggestions.count == 1 && !query.utf8.contains(UInt8(ascii: " "))
        ? [Self.plain(suggestions[0])] : [])
    rules = Self.isCode(query) ? Self.rules(thatFind: query) : []
  }

  func of(_ id: String) -> RankExplanation.Precedence? {
    if rules.contains(id) { return .foundByRule }
    return names.contains { Self.isName($0, of: id) } ? .named : nil
  }

  private static func plain(_ text: String) -> [UInt8] {
    text.lowercased().utf8.filter { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
  }

  /// Whether some letters are an id without its hyphens.
  private static func isName(_ letters: [UInt8], of id: String) -> Bool {
    var place = 0
    for byte in id.utf8 where byte != UInt8(ascii: "-") {
      guard place < letters.count, letters[place] == byte else { return false }
      place += 1
    }
    return place == letters.count
  }

  /// Whether a query has what only code has.
  private static func isCode(_ query: String) -> Bool {
    query.utf8.contains { "({=".utf8.contains($0) }
  }

  private static let checker = Checker(rules: Rule.all.filter(\.isOnByDefault))

  private static func rules(thatFind code: String) -> [String] {
    let bytes = Array(code.utf8.prefix(QueryWords.mostBytes))
    return checker.check(SourceFile(name: "-", bytes: bytes)).findings.map(\.rule)
  }
}
