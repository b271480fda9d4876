import DTKBSQLiteAccess
import DTKBTestSupport
import Foundation
import Testing

struct ConnectionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func database(named name: String = "base.sqlite") throws -> String {
    let path = folder.path(name)
    let connection = try Connection(path: path, mode: .writable)
    try connection.execute("CREATE TABLE word (text TEXT) STRICT; INSERT INTO word VALUES ('cỡ')")
    return path
  }

  @Test(arguments: ["a b", "what?", "50%", "n#1", "l'icona", "cỡ chữ", "a%20b", "tab\tname"])
  func `a path is opened whatever characters it has`(name: String) throws {
    let path = try database(named: name)
    let connection = try Connection(path: path, mode: .immutable)
    #expect(try connection.integer("SELECT count(*) FROM word") == 1)
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func `an immutable database refuses to be written`() throws {
    let connection = try Connection(path: try database(), mode: .immutable)
    let error = #expect(throws: SQLiteError.self) { try connection.execute("DELETE FROM word") }
    #expect(error?.kind == .readOnly)
  }

  @Test func `reading leaves no file beside the database`() throws {
    let connection = try Connection(path: try database(), mode: .immutable)
    _ = try connection.integer("SELECT count(*) FROM word")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["base.sqlite"])
  }

  @Test func `a missing file cannot be opened and is not made`() {
    let path = folder.path("absent")
    let error = #expect(throws: SQLiteError.self) { try Connection(path: path, mode: .immutable) }
    #expect(error?.kind == .cannotOpen)
    #expect(error?.operation == "open")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `a text file is no database`() throws {
    let path = folder.path("notes.txt")
    try String(repeating: "not a database ", count: 100)
      .write(toFile: path, atomically: true, encoding: .utf8)
    let connection = try Connection(path: path, mode: .immutable)
    let error = #expect(throws: SQLiteError.self) { try connection.integer("PRAGMA user_version") }
    #expect(error?.kind == .notADatabase)
  }

  @Test func `wrong SQL is an error with its operation and code`() throws {
    let connection = try Connection(path: try database(), mode: .immutable)
    let error = #expect(throws: SQLiteError.self) { _ = try connection.integer("SELECT nothing") }
    #expect(error?.operation == "prepare")
    #expect(error?.primaryCode == 1)
    #expect(error?.message.contains("nothing") == true)
  }
}
