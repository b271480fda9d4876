import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBTestSupport
import Foundation
import Testing

struct KnowledgeCompilerTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("dtkb.sqlite")
  }

  @Test func `what was compiled is read back whole`() throws {
    try KnowledgeCompiler.compile(SampleContent.all, to: path)
    let base = try KnowledgeBase(path: path)
    for entry in SampleContent.all.entries { #expect(try base.entry(entry.id) == entry) }
    #expect(try base.entryIDs() == SampleContent.all.entries.map(\.id))
    #expect(try base.interfaceWords(in: .italian)[.right] == "giusto")
    #expect(try base.diagnostics(in: .italian)["fixed-font-size"]?.message == "resta a {points} pt")
  }

  @Test func `the same content gives the same bytes`() throws {
    let other = folder.path("other.sqlite")
    try KnowledgeCompiler.compile(SampleContent.all, to: path)
    try KnowledgeCompiler.compile(SampleContent.all, to: other)
    #expect(try bytes(of: path) == bytes(of: other))
  }

  @Test func `other content has another digest`() throws {
    try KnowledgeCompiler.compile(SampleContent.all, to: path)
    let first = try KnowledgeBase(path: path).contentDigest()
    try KnowledgeCompiler.compile(
      KnowledgeContent(entries: [SampleContent.relativeTo]), to: path)
    let second = try KnowledgeBase(path: path).contentDigest()
    #expect(first.count == 64)
    #expect(first != second)
  }

  @Test func `a base is replaced whole and nothing stays beside it`() throws {
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    try KnowledgeCompiler.compile(SampleContent.all, to: path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["dtkb.sqlite"])
    #expect(try KnowledgeBase(path: path).entryIDs().count == 3)
  }

  @Test func `a place that cannot be written is an error and leaves nothing`() throws {
    #expect(throws: StorageError.self) {
      try KnowledgeCompiler.compile(SampleContent.all, to: folder.path("absent/dtkb.sqlite"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test func `the file says whose it is in its header`() throws {
    try KnowledgeCompiler.compile(SampleContent.all, to: path)
    let header = try bytes(of: path).prefix(100)
    #expect(Array(header[68..<72]) == Array("dtkb".utf8))
    // Bytes 18 and 19 are 1 for the rollback journal, 2 for a write-ahead log.
    #expect(Array(header[18..<20]) == [1, 1])
  }

  private func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
