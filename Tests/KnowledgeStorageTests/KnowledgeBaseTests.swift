import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBSQLiteAccess
import DTKBSeededNumbers
import DTKBTestSupport
import Foundation
import Testing

/// Files that are no base, or no longer the one that was compiled.
struct KnowledgeBaseTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("dtkb.sqlite")
    try KnowledgeCompiler.compile(SampleContent.all, to: path)
  }

  @Test func `a missing file is missing`() {
    let absent = folder.path("absent")
    #expect(throws: StorageError.missing(path: absent)) { try KnowledgeBase(path: absent) }
  }

  @Test func `a folder is no file`() {
    #expect(throws: StorageError.notAFile(path: folder.path)) {
      try KnowledgeBase(path: folder.path)
    }
  }

  @Test(arguments: ["", "a text", String(repeating: "a longer text ", count: 1000)])
  func `a file that is no database is refused`(text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: StorageError.notAKnowledgeBase(path: path)) { try KnowledgeBase(path: path) }
  }

  @Test func `another program’s database is refused`() throws {
    let other = folder.path("other.sqlite")
    try Connection(path: other, mode: .writable).execute("CREATE TABLE meta (x)")
    #expect(throws: StorageError.notAKnowledgeBase(path: other)) { try KnowledgeBase(path: other) }
  }

  @Test func `a newer base is refused with both versions`() throws {
    let version = try KnowledgeBase(path: path).schemaVersion
    try change("PRAGMA user_version = 99")
    #expect(throws: StorageError.otherVersion(path: path, found: 99, supported: version)) {
      try KnowledgeBase(path: path)
    }
  }

  @Test(arguments: [
    "CREATE TABLE more (x)",
    "CREATE VIEW more AS SELECT 1",
    "CREATE TRIGGER more AFTER INSERT ON entry BEGIN SELECT 1; END",
    "DROP TABLE claim",
    "ALTER TABLE entry ADD COLUMN more TEXT",
    "CREATE VIRTUAL TABLE more USING fts5(x)",
  ])
  func `a base with other tables is refused before they are used`(statement: String) throws {
    try change(statement)
    let error = #expect(throws: StorageError.self) { try KnowledgeBase(path: path) }
    guard case .damaged = error else {
      Issue.record("refused for another reason: \(String(describing: error))")
      return
    }
  }

  @Test func `a base that is cut anywhere is refused`() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    for share in 1..<8 {
      try whole.prefix(whole.count * share / 8).write(to: URL(fileURLWithPath: path))
      #expect(throws: StorageError.self) { try KnowledgeBase(path: path) }
    }
  }

  @Test func `a base with a flipped bit gives an answer or an error, never a crash`() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      var flipped = whole
      flipped[Int.random(in: 0..<whole.count, using: &generator)] ^=
        1 << UInt8.random(in: 0..<8, using: &generator)
      try flipped.write(to: URL(fileURLWithPath: path))
      guard let base = try? KnowledgeBase(path: path) else { continue }
      let expression = SearchExpression("icona", in: SearchColumn.allCases, prefix: true)
      _ = try? base.hits([expression], in: .italian, parts: [[.titleExact]])
      for id in (try? base.entryIDs()) ?? [] { _ = try? base.entry(id) }
    }
  }

  private func change(_ statement: String) throws {
    try Connection(path: path, mode: .writable).execute(statement)
  }
}
