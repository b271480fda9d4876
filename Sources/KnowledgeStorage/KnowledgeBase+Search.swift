public import DTKBKnowledge
import DTKBSQLiteAccess

extension KnowledgeBase {
  /// A text in which something that was looked for stands.
  public struct Hit: Sendable {
    /// The number that stands for the entry within this base.
    public let entry: Int
    /// How much of it stands in each part of the text, by bm25, in the order in which the parts were
    /// asked for; larger is more, 0 is nothing.
    public let relevance: [Double]
  }

  /// What a result shows and quotes of a text that was found.
  public struct FoundText: Sendable {
    /// What a list shows of the entry.
    public let heading: EntryHeading
    /// The entry's Markdown.
    public let body: String
  }

  /// Which of these forms stand in the texts of a language.
  public func known(
    _ forms: [String], in language: Language
  ) throws(StorageError) -> Set<String> {
    try reading { connection throws(SQLiteError) in
      var row = try connection.prepare("SELECT 1 FROM term WHERE language = ? AND word = ?")
      var known: Set<String> = []
      for form in forms where !known.contains(form) {
        try row.bind([.text(language.rawValue), .text(form)])
        if try row.step() { known.insert(form) }
        row.reset()
      }
      return known
    }
  }

  /// Whether a word of the texts of a language begins with these letters.
  public func knowsPrefix(
    _ letters: String, in language: Language
  ) throws(StorageError) -> Bool {
    try reading { connection throws(SQLiteError) in
      var row = try connection.prepare(
        "SELECT 1 FROM term WHERE language = ?1 AND word >= ?2 AND word < ?2 || char(1114111)",
        .text(language.rawValue), .text(letters))
      return try row.step()
    }
  }

  /// The words that the texts of a language are written with, and how each is spelt.
  public func vocabulary(
    of language: Language
  ) throws(StorageError) -> [(word: String, spelling: String)] {
    try reading { connection throws(SQLiteError) in
      var rows = try connection.prepare(
        "SELECT word, spelling FROM term WHERE language = ? AND spelling IS NOT NULL",
        .text(language.rawValue))
      var vocabulary: [(word: String, spelling: String)] = []
      while try rows.step() { vocabulary.append((rows.text(0), rows.text(1))) }
      return vocabulary
    }
  }

  /// The words that mean the same as each of these, folded.
  public func synonyms(
    of words: [String], in language: Language
  ) throws(StorageError) -> [String: [String]] {
    try reading { connection throws(SQLiteError) in
      var rows = try connection.prepare(
        "SELECT meaning FROM synonym WHERE language = ? AND word = ?")
      var synonyms: [String: [String]] = [:]
      for word in words where synonyms[word] == nil {
        try rows.bind([.text(language.rawValue), .text(word)])
        while try rows.step() { synonyms[word, default: []].append(rows.text(0)) }
        rows.reset()
      }
      return synonyms
    }
  }

  /// How many texts a language has.
  public func textCount(in language: Language) throws(StorageError) -> Int {
    try reading { connection throws(SQLiteError) in
      var row = try connection.prepare(
        "SELECT count(*) FROM entryText WHERE language = ?", .text(language.rawValue))
      return try row.step() ? row.integer(0) : 0
    }
  }

  /// The texts of a language that match an expression, in the order of their entries.
  ///
  /// - Parameters:
  ///   - expression: What is looked for; nothing of a reader's text is syntax in it.
  ///   - parts: The parts of the text whose hits are told apart.
  public func hits(
    _ expression: SearchExpression, in language: Language, parts: [[SearchColumn]]
  ) throws(StorageError) -> [Hit] {
    guard !expression.text.isEmpty else { return [] }
    let table = Schema.searchTableName(language)
    let relevance = parts.map { part in
      let weights = SearchColumn.allCases.map { part.contains($0) ? "1" : "0" }
      return "-bm25(\(table), \(weights.joined(separator: ", ")))"
    }.joined(separator: ", ")
    return try reading { connection throws(SQLiteError) in
      var rows = try connection.prepare(
        "SELECT rowid, \(relevance) FROM \(table) WHERE \(table) MATCH ? ORDER BY rowid",
        .text(expression.text))
      var hits: [Hit] = []
      while try rows.step() {
        hits.append(
          Hit(
            entry: rows.integer(0), relevance: parts.indices.map { rows.real(Int32($0) + 1) }))
      }
      return hits
    }
  }

  /// The text of an entry in a language, by the entry's number.
  public func foundText(
    _ entry: Int, in language: Language
  ) throws(StorageError) -> FoundText? {
    try reading { connection throws(SQLiteError) in
      var row = try connection.prepare(
        """
        SELECT \(EntryHeading.columns), body
        FROM entry JOIN entryText ON entryText.entry = entry.id AND language = ?2
        WHERE entry.id = ?1
        """, .integer(entry), .text(language.rawValue))
      guard try row.step() else { return nil }
      return FoundText(heading: EntryHeading(row, language: language), body: row.text(5))
    }
  }
}
