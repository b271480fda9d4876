import Testing

@testable import DTKBCommands

@Suite("dtkb import")
struct ImportTests {
  private func folder(_ world: World, id: String = "badge", title: String = "Badges") throws {
    try world.folder.write(
      #"{"kind": "guideline", "topics": ["badge"]}"#, to: "own/entries/\(id)/entry.json")
    try world.folder.write(
      """
      ---
      title: \(title)
      summary: A badge grows with its number.
      search: red dot, counter, notification dot
      ---

      See [this](english-only). At AX5 12 pt become {{scale 12 body accessibility5}}.
      """, to: "own/entries/\(id)/en.md")
  }

  @Test func `what was imported is found, listed and shown beside what ships`() throws {
    let world = try World()
    try folder(world)
    let outcome = world.run("import", "own")
    #expect(outcome.exitCode == .fine)
    #expect(outcome.notices.first?.hasPrefix("entries: 1, in place of others: 0") == true)
    #expect(
      world.run("search", "red dot", "--lang", "en").output.contains(
        "Badges · guideline · your own"))
    #expect(world.run("list", "--lang", "en").output.contains("badge"))
    #expect(world.run("show", "badge", "--lang", "en").output.contains("12 pt become 33.667"))
    #expect(world.run("show", "icon", "--lang", "en").exitCode == .fine)
  }

  @Test func `an entry of the same id takes the place of the shipped one, and says so`() throws {
    let world = try World()
    try folder(world, id: "icon", title: "Our icons")
    #expect(world.run("import", "own").notices.first?.contains("in place of others: 1") == true)
    let shown = world.run("show", "icon", "--lang", "en").output
    #expect(shown.contains("Our icons"))
    #expect(shown.contains("in place of the one that ships"))
    let found = world.run("search", "icon too small", "--lang", "en").output
    #expect(!found.contains("Icons that grow with their text"))
    #expect(world.run("import", "--forget").exitCode == .fine)
    #expect(world.run("show", "icon", "--lang", "en").output.contains("Icons that grow"))
  }

  @Test func `a folder with defects is not taken in, and what stood before stays`() throws {
    let world = try World()
    try folder(world)
    _ = world.run("import", "own")
    try world.folder.write("no front matter", to: "own/entries/badge/it.md")
    try world.folder.write(
      "Text(\"a\").font(.system(size: 17))\n", to: "own/entries/badge/right-a.swift")
    let outcome = world.run("import", "own")
    #expect(outcome.exitCode == .badData)
    #expect(outcome.notices.contains { $0.hasPrefix("own/entries/badge/it.md:1: error: ") })
    #expect(outcome.notices.last?.contains("nothing was imported") == true)
    #expect(world.run("show", "badge", "--lang", "en").exitCode == .fine)
  }

  @Test func `the samples are held against the rules`() throws {
    let world = try World()
    try folder(world)
    try world.folder.write(
      "import SwiftUI\nlet a = Text(\"a\").font(.system(size: 17))\n",
      to: "own/entries/badge/right-a.swift")
    try world.folder.write(
      """
      ---
      title: Badges
      summary: A badge grows with its number.
      search: red dot, counter, notification dot
      ---

      [A badge](right-a.swift)
      """, to: "own/entries/badge/en.md")
    let outcome = world.run("import", "own")
    #expect(outcome.exitCode == .badData)
    #expect(
      outcome.notices.first?.hasPrefix(
        "own/entries/badge/right-a.swift:2: error: 'fixed-font-size' is found") == true)
  }

  @Test(arguments: [
    (["import"], ExitCode.usage), (["import", "nowhere"], .noInput),
    (["import", "dtkb.sqlite"], .badData), (["import", "empty"], .badData),
    (["import", "own", "--forget"], .usage), (["search", "a", "--kb", "nowhere"], .noInput),
    (["search", "a", "--kb", "own"], .badData),
  ])
  func `what cannot be imported is said on one line`(
    _ arguments: [String], _ exitCode: ExitCode
  ) throws {
    let world = try World()
    try folder(world)
    try world.folder.write("", to: "empty/a")
    let outcome = world.run(arguments)
    #expect(outcome.exitCode == exitCode)
    #expect(outcome.notices.allSatisfy { !$0.contains("\n") } && !outcome.notices.isEmpty)
    #expect(outcome.output.isEmpty)
  }
}
