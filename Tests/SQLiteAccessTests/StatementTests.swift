import DTKBSQLiteAccess
import Testing

struct StatementTests {
  private let folder: TemporaryFolder
  private let connection: Connection

  init() throws {
    folder = try TemporaryFolder()
    connection = try Connection(path: folder.path("base.sqlite"), mode: .writable)
  }

  @Test(arguments: ["", "cỡ chữ", "a\0b", "'; DROP TABLE x; --", "🔠", "e\u{301}"])
  func `a text comes back as it was given`(text: String) throws {
    var row = try connection.prepare("SELECT ?, typeof(?1)", .text(text))
    #expect(try row.step())
    #expect(Array(row.text(0).utf8) == Array(text.utf8))
    #expect(row.text(1) == "text")
  }

  @Test func `numbers and nulls come back as they were given`() throws {
    var row = try connection.prepare(
      "SELECT ?, ?, ?", .integer(.max), .real(33.5), .optional(nil as String?))
    #expect(try row.step())
    #expect(row.integer(0) == .max)
    #expect(row.real(1) == 33.5)
    #expect(row.isNull(2))
    #expect(row.optionalText(2) == nil)
    #expect(try !row.step())
  }

  @Test func `a statement runs again with other values`() throws {
    try connection.execute("CREATE TABLE word (text TEXT) STRICT")
    var insert = try connection.prepare("INSERT INTO word VALUES (?)")
    for word in ["a", "b", "c"] { try insert.run([.text(word)]) }
    #expect(try connection.integer("SELECT count(DISTINCT text) FROM word") == 3)
  }

  @Test func `a broken constraint is an error of the step`() throws {
    try connection.execute("CREATE TABLE word (text TEXT NOT NULL) STRICT")
    var insert = try connection.prepare("INSERT INTO word VALUES (?)")
    let error = try #require(
      caught { () throws(SQLiteError) in try insert.run([.null]) })
    #expect(error.operation == "step")
    #expect(error.extendedCode == 1299)
  }

  @Test func `bytes that are no text are repaired`() throws {
    var row = try connection.prepare("SELECT CAST(x'61FF62' AS TEXT)")
    #expect(try row.step())
    #expect(row.text(0) == "a\u{FFFD}b")
  }
}

private func caught(_ body: () throws(SQLiteError) -> Void) -> SQLiteError? {
  do throws(SQLiteError) {
    try body()
    return nil
  } catch {
    return error
  }
}
