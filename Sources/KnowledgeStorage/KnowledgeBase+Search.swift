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

  /// What the rank of an entry depends on beside its text.
  public struct Identity: Sendable {
    /// The number that stands for the entry within this base.
    public let entry: Int
    /// The entry's id.
    public let id: String
    /// What the entry is.
    public let kind: EntryKind
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

  /// How many entries the base has; they are numbered from 1.
  public func entryCount() throws(StorageError) -> Int {
    try reading { connection throws(SQLiteError) in
      try connection.integer("SELECT count(*) FROM entry")
    }
  }

  /// The texts of a language that match each of several expressions, in the order of their entries.
  ///
  /// - Parameters:
  ///   - expressions: What is looked for; nothing of a reader's text is syntax in it.
  ///   - parts: The parts of the text whose hits are told apart.
  public func hits(
    _ expressions: [SearchExpression], in language: Language, parts: [[SearchColumn]]
  ) throws(StorageError) -> [[Hit]] {
    let table = Schema.searchTableName(language)
    let relevance = parts.map { part in
      let weights = SearchColumn.allCases.map { part.contains($0) ? "1" : "0" }
      return "-bm25(\(table), \(weights.joined(separator: ", ")))"
    }.joined(separator: ", ")
    return try reading { connection throws(SQLiteError) in
      var rows = try connection.prepare(
        "SELECT rowid, \(relevance) FROM \(table) WHERE \(table) MATCH ? ORDER BY rowid")
      var hits: [[Hit]] = []
      for expression in expressions {
        var found: [Hit] = []
        if !expression.text.isEmpty {
          try rows.bind([.text(expression.text)])
          while try rows.step() {
            let relevance = parts.indices.map { rows.real(Int32($0) + 1) }
            found.append(Hit(entry: rows.integer(0), relevance: relevance))
          }
          rows.reset()
        }
        hits.append(found)
      }
      return hits
    }
  }

  /// What scored entries are, in their order, narrowed to those that treat a topic if one is given.
  public func identities(
    of scores: [(entry: Int, score: Double)], on topic: Topic? = nil
  ) throws(StorageError) -> [(Identity, score: Double)] {
    try reading { connection throws(SQLiteError) in
      var row = try connection.prepare(
        topic == nil
          ? "SELECT name, kind FROM entry WHERE id = ?"
          : """
          SELECT entry.name, kind FROM entry JOIN topic ON topic.entry = entry.id
          WHERE entry.id = ? AND topic.name = ?
          """)
      var identities: [(Identity, score: Double)] = []
      for (entry, score) in scores {
        try row.bind([.integer(entry)] + (topic.map { [.text($0.rawValue)] } ?? []))
        if try row.step() {
          let kind = EntryKind(rawValue: row.text(1)) ?? .reference
          identities.append((Identity(entry: entry, id: row.text(0), kind: kind), score))
        }
        row.reset()
      }
      return identities
    }
  }

  /// Shows the texts of entries in a language, one after another, by the entries' numbers and in their
  /// order.
  ///
  /// - Parameter look: Is given the number, the heading, and what reads the words of the whole text,
  ///   one paragraph a line: much longer than the heading, and
  ///   read only where it is wanted.
  public func eachText(
    of entries: some Sequence<Int>, in language: Language,
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
