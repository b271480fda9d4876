import DTKBKnowledge
import DTKBSQLiteAccess

/// Fingerprints of what a base holds: two bases with one digest say the same.
///
/// They are computed from the rows themselves, so that a file can be held against the digests that it
/// carries.
enum ContentDigest: String, CaseIterable {
  /// That of what the base knows.
  case content = "contentDigest"
  /// That of what makes it searchable. The full-text tables hold no copy of the texts, so SQLite
  /// itself does not notice a word that stands at a wrong entry.
  case search = "searchDigest"

  /// The tables, each with how many columns its key has.
  private var tables: [(name: String, key: Int)] {
    switch self {
    case .content:
      [
        "entry", "entryText", "framework", "release", "related", "citation", "claim",
        "sample", "interfaceWord", "synonym", "path", "pathText", "step", "stepText", "stepRule",
        "stepNeed",
      ]
      // No key has more than three columns, and one table has but two columns.
      .map { ($0, $0 == "path" ? 2 : 3) }
    case .search:
      [("term", 2), ("vocabulary", 2)]
        + Language.allCases.map(Schema.searchTableName).flatMap { table in
          [
            ("\(table)_data", 1), ("\(table)_idx", 2), ("\(table)_docsize", 1),
            ("\(table)_config", 1),
          ]
        }
    }
  }

  /// Computes the digest from the rows, as 64 hexadecimal digits.
  func compute(on connection: Connection) throws(SQLiteError) -> String {
    var hash = SHA256()
    for (table, key) in tables {
      let columns = (1...key).map { String($0) }.joined(separator: ", ")
      var rows = try connection.prepare("SELECT * FROM \(table) ORDER BY \(columns)")
      while try rows.step() {
        var row: [UInt8] = []
        for column in 0..<rows.columnCount {
          // The separators cannot stand in a text, so no two rows run together.
          row.append(rows.isNull(column) ? 0 : 1)
          row += rows.bytes(column)
        }
        hash.update(row + [2])
      }
    }
    return hash.hexDigest()
  }

  /// The digest that the base itself carries; empty where it has none.
  func stored(on connection: Connection) throws(SQLiteError) -> String {
    var row = try connection.prepare("SELECT value FROM meta WHERE key = ?", .text(rawValue))
    return try row.step() ? row.text(0) : ""
  }

  /// What is computed where it is not what the base carries.
  func fault(on connection: Connection) throws(SQLiteError) -> String? {
    let found = try compute(on: connection)
    return try found == stored(on: connection) ? nil : found
  }
}
