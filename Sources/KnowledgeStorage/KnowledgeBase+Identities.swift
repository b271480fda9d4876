public import DTKBKnowledge
import DTKBSQLiteAccess

extension KnowledgeBase {
  /// What the rank of an entry depends on beside its text.
  public struct Identity: Sendable {
    /// The entry's id.
    public let id: String
    /// What the entry is.
    public let kind: EntryKind
  }

  /// How many entries the base has; they are numbered from 1.
  public func entryCount() throws(StorageError) -> Int {
    if let knownIdentities { return knownIdentities.count - 1 }
    let count = try reading { connection throws(SQLiteError) in
      try connection.integer("SELECT count(*) FROM entry")
    }
    knownIdentities = [Identity?](repeating: nil, count: count + 1)
    return count
  }

  /// What an entry is, by its number; kept once it was asked for, as the file never changes.
  public func identity(of entry: Int) throws(StorageError) -> Identity? {
    guard try (0...entryCount()).contains(entry) else { return nil }
    if let known = knownIdentities?[entry] { return known }
    let identity = try reading { connection throws(SQLiteError) -> Identity? in
      var row = try connection.prepare(
        "SELECT name, kind FROM entry WHERE id = ?", .integer(entry))
      guard try row.step() else { return nil }
      return Identity(id: row.text(0), kind: EntryKind(rawValue: row.text(1)) ?? .reference)
    }
    knownIdentities?[entry] = identity
    return identity
  }

  /// The numbers of the entries that treat a topic.
  public func entries(on topic: Topic) throws(StorageError) -> [Int] {
    try reading { connection throws(SQLiteError) in
      var rows = try connection.prepare(
        "SELECT id FROM entry WHERE instr(' ' || topics || ' ', ' ' || ? || ' ')",
        .text(topic.rawValue))
      var entries: [Int] = []
      while try rows.step() { entries.append(rows.integer(0)) }
      return entries
    }
  }
}
