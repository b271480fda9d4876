import DTKBKnowledgeStorage
import DTKBTestSupport
import Testing

@testable import DTKBCommands

@Suite("dtkb export")
struct ExportTests {
  @Test func `what was imported and exported is the same when it is imported again`() throws {
    let world = try World()
    #expect(world.run("export", "first").exitCode == .fine)
    // The sample base has a text that no shipped entry may have.
    try world.folder.write(
      "---\ntitle: Only in English\nsummary: A text.\nsearch: kangaroo, b, c\n---\n\nNothing.\n",
      to: "first/entries/english-only/en.md")
    try world.folder.write(
      #"{"groups": [["lettera", "carattere"], ["icona", "simbolo", "glifo"]]}"#,
      to: "first/synonyms/it.json")
    let entry = try #require(world.folder.text(of: "first/entries/icon/it.md"))
    #expect(entry.contains("search: icona troppo piccola\n"))
    let own = world.folder.path + "/home/.local/share/dtkb/own.sqlite"
    try world.importLeniently("first", to: own)
    #expect(world.run("export", "second", "--from", own).exitCode == .fine)
    let again = world.folder.path + "/again.sqlite"
    try world.importLeniently("second", to: again)
    #expect(
      try KnowledgeBase(path: own).contentDigest() == KnowledgeBase(path: again).contentDigest())
  }

  @Test func `a folder that holds something is left alone`() throws {
    let world = try World()
    try world.folder.write("mine", to: "full/note")
    let outcome = world.run("export", "full")
    #expect(outcome.exitCode == .inputOutput)
    #expect(world.folder.text(of: "full/note") == "mine")
    #expect(world.folder.text(of: "full/entries/icon/entry.json") == nil)
  }
}
