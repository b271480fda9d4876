import DTKBKnowledge
import DTKBSQLiteAccess

extension Schema {
  /// Whether `sqlite_schema` of a file holds the statements that the compiler has written, and no other.
  static func isFound(on connection: Connection) throws(SQLiteError) -> Bool {
    var rows = try connection.prepare("SELECT sql FROM sqlite_schema")
    var place = 0
    while try rows.step() {
      guard place < expected.count, rows.hasText(0, expected[place]) else {
        return try found(on: connection) == expected.sorted()
      }
      place += 1
    }
    return place == expected.count
  }

  /// The statements that `sqlite_schema` of a file holds, sorted.
  private static func found(on connection: Connection) throws(SQLiteError) -> [String] {
    var found: [String] = []
    var rows = try connection.prepare("SELECT sql FROM sqlite_schema")
    while try rows.step() { found.append(rows.text(0)) }
    return found.sorted()
  }

  /// The statements that `sqlite_schema` of a base holds, as `VACUUM` orders them.
  private static let expected =
    tables + Language.allCases.flatMap { shadowTables(of: searchTableName($0)) } + indices
    + Language.allCases.map(searchTable)

  /// The tables in which FTS5 keeps what a table without content needs.
  private static func shadowTables(of table: String) -> [String] {
    [
      "CREATE TABLE '\(table)_data'(id INTEGER PRIMARY KEY, block BLOB)",
      "CREATE TABLE '\(table)_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID",
      "CREATE TABLE '\(table)_docsize'(id INTEGER PRIMARY KEY, sz BLOB)",
      "CREATE TABLE '\(table)_config'(k PRIMARY KEY, v) WITHOUT ROWID",
    ]
  }
}
