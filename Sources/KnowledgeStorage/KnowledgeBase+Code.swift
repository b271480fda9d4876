public import DTKBKnowledge
import DTKBSQLiteAccess

extension KnowledgeBase {
  /// What a search by code asks of an entry.
  public struct Traits: Sendable {
    /// The number that stands for the entry within this base.
    public let number: Int
    /// The entry's id.
    public let id: String
    /// What the entry is.
    public let kind: EntryKind
    /// The rule that finds the fault the entry treats, if it treats one.
    public let rule: String?
    /// The names of its topics, in their order.
    public let topics: [String]
  }

  /// The traits of every entry that has a text in a language, in the order of their numbers.
  public func traits(in language: Language) throws(StorageError) -> [Traits] {
    try reading { connection throws(SQLiteError) in
      var rows = try connection.prepare(
        """
        SELECT id, name, kind, rule, topics
        FROM entry JOIN entryText ON entryText.entry = entry.id AND language = ?
        ORDER BY id
        """, .text(language.rawValue))
      var traits: [Traits] = []
      while try rows.step() {
        traits.append(
          Traits(
            number: rows.integer(0), id: rows.text(1),
            kind: EntryKind(rawValue: rows.text(2)) ?? .reference, rule: rows.optionalText(3),
            topics: rows.text(4).split(separator: " ").map(String.init)))
      }
      return traits
    }
  }

  /// The code of every sample with the id of its entry, in order.
  public func sampleCodes() throws(StorageError) -> [(entry: String, code: String)] {
    try reading { connection throws(SQLiteError) in
      var rows = try connection.prepare(
        """
        SELECT name, code FROM sample JOIN entry ON entry.id = sample.entry
        ORDER BY entry.id, fileName
        """)
      var codes: [(entry: String, code: String)] = []
      while try rows.step() { codes.append((rows.text(0), rows.text(1))) }
      return codes
    }
  }
}
