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
    let sorted = terms.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    var term = try connection.prepare("INSERT INTO term VALUES (?, ?)")
    for (word, _) in sorted { try term.run([.text(language.rawValue), .text(word)]) }
    try writeVocabulary(sorted.filter { !$0.value.isEmpty }, of: language)
    try connection.execute("INSERT INTO \(table) (\(table)) VALUES ('optimize')")
  }

  /// Words of one length stand together: a misspelt word has nearly as many letters as the one meant.
  private func writeVocabulary(
    _ words: [(key: String, value: String)], of language: Language
  ) throws(SQLiteError) {
    let byLength = Dictionary(grouping: words) { $0.key.unicodeScalars.count }
    var row = try connection.prepare("INSERT INTO vocabulary VALUES (?, ?, ?)")
    for (length, words) in byLength.sorted(by: { $0.key < $1.key }) {
      let list = WordList(words.map { (word: $0.key, spelling: $0.value) })
      try row.run([.text(language.rawValue), .integer(length), .bytes(list.bytes)])
    }
  }
}
