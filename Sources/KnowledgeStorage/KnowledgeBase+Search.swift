public import DTKBKnowledge
import DTKBSQLiteAccess

extension KnowledgeBase {
  /// A text that a query matches.
  public struct Match: Sendable {
    /// What a result shows of the entry.
    public let heading: EntryHeading
    /// The number that stands for the entry within this base.
    public let entry: Int
    /// The entry's Markdown.
    public let body: String
    /// How well the text matches, by bm25; larger is better.
    public let relevance: Double
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

  /// The texts of a language that match an expression, the best first.
  ///
  /// - Parameters:
  ///   - expression: An FTS5 expression; ``SearchExpression`` makes one in which nothing of the
  ///     reader's text is syntax.
  ///   - weights: What a hit in a column counts; 0 where a column is not named.
  ///   - limit: How many at the most.
  public func matches(
    _ expression: SearchExpression, in language: Language, weights: [SearchColumn: Double],
    kind: EntryKind? = nil, topic: Topic? = nil, limit: Int
  ) throws(StorageError) -> [Match] {
    guard !expression.text.isEmpty else { return [] }
    let table = Schema.searchTableName(language)
    let weights = SearchColumn.allCases.map { String(weights[$0] ?? 0) }.joined(separator: ", ")
    return try reading { connection throws(SQLiteError) in
      var rows = try connection.prepare(
        """
        SELECT \(EntryHeading.columns), entry.id, body, -bm25(\(table), \(weights)) AS relevance
        FROM \(table)
          JOIN entry ON entry.id = \(table).rowid
          JOIN entryText ON entryText.entry = entry.id AND language = ?2
        WHERE \(table) MATCH ?1
          AND (?3 IS NULL OR entry.kind = ?3)
          AND (?4 IS NULL OR EXISTS
            (SELECT 1 FROM topic WHERE topic.entry = entry.id AND topic.name = ?4))
        ORDER BY relevance DESC, entry.name
        LIMIT ?5
        """, .text(expression.text), .text(language.rawValue), .optional(kind?.rawValue),
        .optional(topic?.rawValue), .integer(limit))
      var matches: [Match] = []
      while try rows.step() {
        matches.append(
          Match(
            heading: EntryHeading(rows, language: language), entry: rows.integer(5),
            body: rows.text(6), relevance: rows.real(7)))
      }
      return matches
    }
  }

  /// The numbers of the entries whose text in a language matches an expression.
  public func entries(
    matching expression: SearchExpression, in language: Language
  ) throws(StorageError) -> Set<Int> {
    guard !expression.text.isEmpty else { return [] }
    let table = Schema.searchTableName(language)
    return try reading { connection throws(SQLiteError) in
      var rows = try connection.prepare(
        "SELECT rowid FROM \(table) WHERE \(table) MATCH ?", .text(expression.text))
      var entries: Set<Int> = []
      while try rows.step() { entries.insert(rows.integer(0)) }
      return entries
    }
  }
}
