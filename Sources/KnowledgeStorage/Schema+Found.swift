import DTKBKnowledge
import DTKBSQLiteAccess

extension Schema {
  /// What `sqlite_schema` of a base holds: the name of each table, and the statement that made it.
  static let expected: [String: String] = {
    var tables: [String: String] = [:]
    for statement in statements {
      tables[name(in: statement)] = statement
    }
    for language in Language.allCases {
      tables.merge(shadowTables(of: searchTableName(language))) { first, _ in first }
    }
    return tables
  }()

  /// What `sqlite_schema` of a file holds.
  static func found(on connection: Connection) throws(SQLiteError) -> [String: String] {
    var tables: [String: String] = [:]
    var rows = try connection.prepare("SELECT name, sql FROM sqlite_schema")
    while try rows.step() { tables[rows.text(0)] = rows.text(1) }
    return tables
  }

  /// The tables in which FTS5 keeps what a table without content needs.
  private static func shadowTables(of table: String) -> [String: String] {
    [
      "\(table)_data": "CREATE TABLE '\(table)_data'(id INTEGER PRIMARY KEY, block BLOB)",
      "\(table)_idx":
        "CREATE TABLE '\(table)_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID",
      "\(table)_docsize": "CREATE TABLE '\(table)_docsize'(id INTEGER PRIMARY KEY, sz BLOB)",
      "\(table)_config": "CREATE TABLE '\(table)_config'(k PRIMARY KEY, v) WITHOUT ROWID",
    ]
  }

  /// The name behind `CREATE … TABLE` or `CREATE … INDEX`.
  private static func name(in statement: String) -> String {
    let words = statement.split(separator: " ", maxSplits: 5)
    let noun = words.firstIndex { $0 == "TABLE" || $0 == "INDEX" } ?? 0
    return String(words[noun + 1])
  }
}
