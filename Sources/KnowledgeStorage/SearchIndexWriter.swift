import DTKBKnowledge
import DTKBSQLiteAccess
import DTKBTextAnalysis

/// Writes the full-text tables and the vocabulary.
struct SearchIndexWriter {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  func write(_ content: KnowledgeContent) throws(SQLiteError) {
    for language in Language.allCases {
      try write(content, in: language)
    }
  }

  private func write(_ content: KnowledgeContent, in language: Language) throws(SQLiteError) {
    let table = Schema.searchTableName(language)
    let columns = SearchColumn.allCases
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    let names = columns.map(\.rawValue).joined(separator: ", ")
    var row = try connection.prepare(
      "INSERT INTO \(table) (rowid, \(names)) VALUES (?, \(places))")
    var terms: [String: String] = [:]
    var words = Lexicon(language.analyser)
    var idWords = Lexicon(.english)
    for (index, entry) in content.entries.enumerated() {
      guard let text = entry.text(in: language) else { continue }
      let document = SearchDocument(entry, text, words: &words, idWords: &idWords)
      try row.run(
        [.integer(index + 1)] + columns.map { .text(document[$0]) })
      terms.merge(document.terms) { $0.isEmpty ? $1 : $0 }
    }
    var term = try connection.prepare("INSERT INTO term VALUES (?, ?, ?)")
    for (word, spelling) in terms.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    {
      try term.run([
        .text(language.rawValue), .text(word), .optional(spelling.isEmpty ? nil : spelling),
      ])
    }
    try connection.execute("INSERT INTO \(table) (\(table)) VALUES ('optimize')")
  }
}
