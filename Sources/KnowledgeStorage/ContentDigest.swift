import DTKBSQLiteAccess

/// A fingerprint of what a base knows: two bases with one digest say the same.
///
/// It is computed from the rows themselves, so that a file can be held against the digest that it
/// carries.
enum ContentDigest {
  private static let tables = [
    "entry", "entryText", "topic", "framework", "release", "related", "citation", "claim",
    "sample", "interfaceWord", "synonym", "path", "pathText", "step", "stepText", "stepRule",
    "stepNeed",
  ]

  static func compute(on connection: Connection) throws(SQLiteError) -> String {
    var hash = SHA256()
    for table in tables {
      hash.update(table.utf8)
      // No key has more than three columns, and one table has but two columns.
      let key = table == "path" ? "1, 2" : "1, 2, 3"
      var rows = try connection.prepare("SELECT * FROM \(table) ORDER BY \(key)")
      while try rows.step() {
        var row: [UInt8] = []
        for column in 0..<rows.columnCount {
          // The separators cannot stand in a text, so no two rows run together.
          row.append(rows.isNull(column) ? 0 : 1)
          row += rows.text(column).utf8
        }
        hash.update(row + [2])
      }
    }
    return hash.hexDigest()
  }
}
