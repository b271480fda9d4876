public import DTKBKnowledge
import DTKBSQLiteAccess

extension KnowledgeBase {
  /// Everything that the base knows, as it was compiled.
  ///
  /// Of synonyms each pair is a group of its own: that is how they are stored.
  public func content() throws(StorageError) -> KnowledgeContent {
    var entries: [Entry] = []
    for id in try entryIDs() {
      if let entry = try entry(id) { entries.append(entry) }
    }
    var words: [InterfaceWords] = []
    for language in Language.allCases {
      let found = try interfaceWords(in: language)
      if !found.all.isEmpty { words.append(found) }
    }
    return KnowledgeContent(
      entries: entries, interfaceWords: words, synonyms: try synonymPairs(),
      paths: try learningPaths())
  }

  private func synonymPairs() throws(StorageError) -> [SynonymGroup] {
    try reading { connection throws(SQLiteError) in
      var pairs: [SynonymGroup] = []
      for language in Language.allCases {
        // Each pair stands in both directions; what leads from a stem stands in one only.
        var rows = try connection.prepare(
          """
          SELECT pair.word, pair.meaning FROM synonym AS pair
          JOIN synonym AS back ON back.language = pair.language
            AND back.word = pair.meaning AND back.meaning = pair.word
          WHERE pair.language = ? AND pair.word < pair.meaning ORDER BY pair.word, pair.meaning
          """, .text(language.rawValue))
        while try rows.step() {
          pairs.append(SynonymGroup(language: language, words: [rows.text(0), rows.text(1)]))
        }
      }
      return pairs
    }
  }
}
