private import DTKBCSQLite

extension Connection {
  /// How often each phrase of a full-text query stands in the rows that the query matches: row by row,
  /// in each phrase by phrase.
  ///
  /// - Parameters:
  ///   - query: In FTS5's language.
  ///   - groups: The group, counted from 0, in which each column of the table counts.
  public func occurrences(
    of query: String, in table: String, groups: [Int]
  ) throws(SQLiteError) -> [PhraseOccurrences] {
    let counter = if let phraseCounter { phraseCounter } else { try PhraseCounter(on: self) }
    phraseCounter = counter
    counter.begin(groups: groups)
    var rows = try prepare(
      """
      SELECT \(PhraseCounter.function)(\(table)) FROM \(table) WHERE \(table) MATCH ? ORDER BY rowid
      """, .text(query))
    while try rows.step() {}
    return counter.end()
  }
}
