import DTKBKnowledge
import DTKBSQLiteAccess

extension Schema {
  /// The statements that `sqlite_schema` of a base holds, sorted.
  static var expected: [String] {
    let shadows = Language.allCases.flatMap { shadowTables(of: searchTableName($0)) }
    return (statements + shadows).sorted()
  }

  /// The statements that `sqlite_schema` of a file holds, sorted.
  static func found(on connection: Connection) throws(SQLiteError) -> [String] {
    var found: [String] = []
    var rows = try connection.prepare("SELECT sql FROM sqlite_schema")
    while try rows.step() { found.append(rows.text(0)) }
    return found.sorted()
  }

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
