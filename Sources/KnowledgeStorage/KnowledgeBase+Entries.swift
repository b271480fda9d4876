public import DTKBKnowledge
import DTKBSQLiteAccess

extension KnowledgeBase {
  /// The entry of an id, whole and in every language; `nil` where there is none.
  ///
  /// A row whose words this program does not know, such as a new kind, counts as damage.
  public func entry(_ id: String) throws(StorageError) -> Entry? {
    try reading { connection throws(SQLiteError) in
      var row = try connection.prepare(
        "SELECT id, kind, rule, topics FROM entry WHERE name = ?", .text(id))
      guard try row.step() else { return nil }
      let number = row.integer(0)
      return Entry(
        id: id, kind: EntryKind(rawValue: row.text(1)) ?? .reference,
        topics: Topic.topics(named: row.text(3)),
        frameworks: try names("framework", of: number),
        since: try names("release", of: number),
        rule: row.optionalText(2),
        related: try names("related", of: number),
        citations: try citations(of: number),
        claim: try claim(of: number),
        texts: try texts(of: number),
        samples: try samples(of: number))
    }
  }

  /// Whether there is an entry of an id.
  public func contains(_ id: String) throws(StorageError) -> Bool {
    try reading { connection throws(SQLiteError) in
      var row = try connection.prepare("SELECT 1 FROM entry WHERE name = ?", .text(id))
      return try row.step()
    }
  }

  /// The ids of all entries, in order.
  public func entryIDs() throws(StorageError) -> [String] {
    try reading { connection throws(SQLiteError) in
      var rows = try connection.prepare("SELECT name FROM entry ORDER BY name")
      var ids: [String] = []
      while try rows.step() { ids.append(rows.text(0)) }
      return ids
    }
  }

  private func names(_ table: String, of entry: Int) throws(SQLiteError) -> [String] {
    var rows = try connection.prepare(
      "SELECT name FROM \(table) WHERE entry = ? ORDER BY position", .integer(entry))
    var names: [String] = []
    while try rows.step() { names.append(rows.text(0)) }
    return names
  }

  private func citations(of entry: Int) throws(SQLiteError) -> [Citation] {
    var rows = try connection.prepare(
      "SELECT title, publisher, url FROM citation WHERE entry = ? ORDER BY position",
      .integer(entry))
    var citations: [Citation] = []
    while try rows.step() {
      citations.append(
        Citation(title: rows.text(0), publisher: rows.text(1), url: rows.text(2)))
    }
    return citations
  }

  private func claim(of entry: Int) throws(SQLiteError) -> Claim? {
    var row = try connection.prepare(
      "SELECT verdict, base, api, relativeTo, size, claimed FROM claim WHERE entry = ?",
      .integer(entry))
    guard try row.step(), let verdict = Claim.Verdict(rawValue: row.text(0)) else { return nil }
    let figure =
      row.isNull(1)
      ? nil
      : Claim.Figure(
        base: row.real(1), api: row.text(2), relativeTo: row.text(3), size: row.text(4),
        claimed: row.real(5))
    return Claim(verdict: verdict, figure: figure)
  }

  private func samples(of entry: Int) throws(SQLiteError) -> [Sample] {
    var rows = try connection.prepare(
      "SELECT fileName, role, code FROM sample WHERE entry = ? ORDER BY fileName",
      .integer(entry))
    var samples: [Sample] = []
    while try rows.step() {
      samples.append(
        Sample(
          fileName: rows.text(0), role: Sample.Role(rawValue: rows.text(1)) ?? .sample,
          code: rows.text(2)))
    }
    return samples
  }

  private func texts(of entry: Int) throws(SQLiteError) -> [EntryText] {
    var texts: [EntryText] = []
    for language in Language.allCases {
      var row = try connection.prepare(
        """
        SELECT title, summary, searchWords, message, fix, body FROM entryText
        WHERE entry = ? AND language = ?
        """, .integer(entry), .text(language.rawValue))
      guard try row.step() else { continue }
      texts.append(
        EntryText(
          language: language, title: row.text(0), summary: row.text(1),
          searchWords: row.text(2).split(separator: "\n").map(String.init),
          message: row.optionalText(3), fix: row.optionalText(4), body: row.text(5)))
    }
    return texts
  }
}
