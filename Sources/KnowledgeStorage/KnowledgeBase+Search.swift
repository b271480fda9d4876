public import DTKBKnowledge
import DTKBSQLiteAccess

extension KnowledgeBase {
  /// A part of a text in which something that was looked for stands.
  public struct Hit: Sendable {
    /// The number that stands for the entry within this base.
    public let entry: Int
    /// The part's place among those that were asked for.
    public let part: Int
    /// How much of it stands there: bm25 without the rarity of the words; more than 0, larger is more.
    public let relevance: Double
  }

  /// Which of these forms stand in the texts of a language.
  public func known(
    _ forms: [String], in language: Language
  ) throws(StorageError) -> [String] {
    try reading { connection throws(SQLiteError) in
      var row = try connection.prepare("SELECT 1 FROM term WHERE language = ? AND word = ?")
      var known: [String] = []
      for form in forms where !known.contains(form) {
        try row.bind([.text(language.rawValue), .text(form)])
        if try row.step() { known.append(form) }
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

  /// Where in the texts of a language each of several expressions stands, in the order of the entries.
  ///
  /// - Parameters:
  ///   - expressions: What is looked for; nothing of a reader's text is syntax in it.
  ///   - parts: The parts of the text whose hits are told apart, none sharing a column with another.
  public func hits(
    _ expressions: [SearchExpression], in language: Language, parts: [[SearchColumn]]
  ) throws(StorageError) -> [[Hit]] {
    var hits = [[Hit]](repeating: [], count: expressions.count)
    guard !expressions.isEmpty else { return hits }
    let groups = SearchColumn.allCases.map { column in
      parts.firstIndex { $0.contains(column) } ?? parts.count
    }
    let found = try reading { connection throws(SQLiteError) in
      try connection.occurrences(
        of: SearchExpression.any(of: expressions), in: Schema.searchTableName(language),
        groups: groups)
    }
    for found in found where found.group < parts.count && hits.indices.contains(found.phrase) {
      hits[found.phrase].append(
        Hit(entry: found.row, part: found.group, relevance: Self.relevance(of: found)))
    }
    return hits
  }

  /// The part of bm25 that tells the texts with a word apart, with the constants of SQLite.
  private static func relevance(of found: PhraseOccurrences) -> Double {
    let count = Double(found.count)
    let length = 0.75 * Double(found.rowLength) / found.meanLength
    return count * 2.2 / (count + 1.2 * (0.25 + length))
  }

  /// Shows the texts of entries in a language, one after another, by the entries' numbers and in their
  /// order.
  ///
  /// - Parameter look: Is given the number, the heading, and what reads the words of the whole text,
  ///   one paragraph a line: much longer than the heading, and
  ///   read only where it is wanted.
  public func eachText(
    of entries: [Int], in language: Language,
    _ look: (_ entry: Int, _ heading: EntryHeading, _ plainBody: () -> String) -> Void
  ) throws(StorageError) {
    try reading { connection throws(SQLiteError) in
      var row = try connection.prepare(
        """
        SELECT \(EntryHeading.columns), plainBody
        FROM entry JOIN entryText ON entryText.entry = entry.id AND language = ?2
        WHERE entry.id = ?1
        """)
      for entry in entries {
        try row.bind([.integer(entry), .text(language.rawValue)])
        if try row.step() {
          look(entry, EntryHeading(row, language: language), { row.text(5) })
        }
        row.reset()
      }
    }
  }
}
