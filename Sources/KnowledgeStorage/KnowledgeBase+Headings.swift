public import DTKBKnowledge
import DTKBSQLiteAccess

extension KnowledgeBase {
  /// The headings of all entries in a language, by id; entries without a text in it are left out.
  public func headings(in language: Language) throws(StorageError) -> [EntryHeading] {
    try reading { connection throws(SQLiteError) in
      var rows = try connection.prepare(
        """
        SELECT \(EntryHeading.columns)
        FROM entry JOIN entryText ON entryText.entry = entry.id AND language = ?
        ORDER BY entry.name
        """, .text(language.rawValue))
      var headings: [EntryHeading] = []
      while try rows.step() {
        headings.append(EntryHeading(rows, language: language))
      }
      return headings
    }
  }
}

extension EntryHeading {
  /// What a statement over `entry` and `entryText` selects to make a heading; five columns.
  static let columns = "name, kind, title, summary, topics"

  /// The heading in the first columns of a row.
  init(_ row: borrowing Statement, language: Language) {
    self.init(
      id: row.text(0), kind: EntryKind(rawValue: row.text(1)) ?? .reference, language: language,
      title: row.text(2), summary: row.text(3), topicNames: row.text(4))
  }
}
