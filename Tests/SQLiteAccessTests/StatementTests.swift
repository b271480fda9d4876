import DTKBSQLiteAccess
import DTKBTestSupport
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
    let (isThere, found, type) = (try row.step(), row.text(0), row.text(1))
    #expect(isThere)
    #expect(Array(found.utf8) == Array(text.utf8))
    #expect(type == "text")
  }

  @Test func `bytes come back as they are stored, a number’s as its text`() throws {
    var row = try connection.prepare("SELECT x'00ff41', 17, NULL, 'ỡ', x''")
    let isThere = try row.step()
    let found = (0..<5).map { row.bytes($0) }
    #expect(isThere)
    #expect(found == [[0, 0xFF, 0x41], Array("17".utf8), [], Array("ỡ".utf8), []])
  }

  @Test func `numbers and nulls come back as they were given`() throws {
    var row = try connection.prepare(
      "SELECT ?, ?, ?", .integer(.max), .real(33.5), .optional(nil as String?))
    let isThere = try row.step()
    let (integer, real, text) = (row.integer(0), row.real(1), row.optionalText(2))
    let isMore = try row.step()
    #expect(isThere && !isMore)
    #expect(integer == .max)
    #expect(real == 33.5)
    #expect(text == nil)
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
    var error: SQLiteError?
    do throws(SQLiteError) { try insert.run([.null]) } catch let thrown { error = thrown }
    #expect(error?.operation == "step")
    #expect(error?.extendedCode == 1299)
  }

  @Test func `bytes that are no text are repaired`() throws {
    var row = try connection.prepare("SELECT CAST(x'61FF62' AS TEXT)")
    let (isThere, text) = (try row.step(), row.text(0))
    #expect(isThere)
    #expect(text == "a\u{FFFD}b")
  }
}
