private import DTKBCSQLite

/// The function that FTS5 calls for every row of a full-text query.
///
/// It sees every phrase at once, in every column. FTS5's own bm25 gives one number for all of them.
final class PhraseCounter {
  /// What the function is called in SQL.
  static let function = "dtkb_occurrences"

  private var groups: [Int] = []
  /// How often the phrase at hand stands in each group of columns of the row at hand.
  private var counts: [Int] = []
  private var meanLength = 0.0
  private var found: [PhraseOccurrences] = []

  /// Makes the function known to a connection, which keeps the counter as long as it lives.
  init(on connection: Connection) throws(SQLiteError) {
    guard let api = dtkb_sqlite3_fts5_api(connection.handle) else {
      throw SQLiteError(
        extendedCode: SQLITE_ERROR, message: "the SQLite library has no FTS5", operation: "prepare")
    }
    let code = api.pointee.xCreateFunction(
      api, Self.function, Unmanaged.passUnretained(self).toOpaque(),
      { api, row, context, _, _ in
        guard let api, let row, let counter = api.pointee.xUserData(row) else { return }
        let code = Unmanaged<PhraseCounter>.fromOpaque(counter).takeUnretainedValue()
          .count(row, api.pointee)
        if code != SQLITE_OK { sqlite3_result_error_code(context, code) }
      }, nil)
    if code != SQLITE_OK {
      throw SQLiteError(of: connection.handle, code: code, during: "prepare")
    }
  }

  /// Makes the counter ready for a query over a table whose columns count in these groups.
  func begin(groups: [Int]) {
    self.groups = groups
    counts = [Int](repeating: 0, count: (groups.max() ?? -1) + 1)
    meanLength = 0
    found = []
  }

  /// What was counted since the beginning.
  func end() -> [PhraseOccurrences] {
    defer { found = [] }
    return found
  }

  private func count(_ row: OpaquePointer, _ api: Fts5ExtensionApi) -> Int32 {
    var length: Int32 = 0
    var code = api.xColumnSize(row, -1, &length)
    if code == SQLITE_OK, meanLength == 0 { code = readMeanLength(row, api) }
    guard code == SQLITE_OK else { return code }
    let number = Int(api.xRowid(row))
    for phrase in 0..<api.xPhraseCount(row) {
      var place = Fts5PhraseIter()
      var column: Int32 = 0
      var offset: Int32 = 0
      code = api.xPhraseFirst(row, phrase, &place, &column, &offset)
      guard code == SQLITE_OK else { return code }
      guard column >= 0 else { continue }
      while column >= 0 {
        // A damaged table may name a column that it does not have.
        if Int(column) < groups.count { counts[groups[Int(column)]] += 1 }
        api.xPhraseNext(row, &place, &column, &offset)
      }
      for group in counts.indices where counts[group] > 0 {
        found.append(
          PhraseOccurrences(
            row: number, phrase: Int(phrase), group: group, count: counts[group],
            rowLength: Int(length), meanLength: meanLength))
        counts[group] = 0
      }
    }
    return SQLITE_OK
  }

  private func readMeanLength(_ row: OpaquePointer, _ api: Fts5ExtensionApi) -> Int32 {
    var words: Int64 = 0
    var rows: Int64 = 0
    var code = api.xColumnTotalSize(row, -1, &words)
    if code == SQLITE_OK { code = api.xRowCount(row, &rows) }
    meanLength = rows > 0 && words > 0 ? Double(words) / Double(rows) : 1
    return code
  }
}
