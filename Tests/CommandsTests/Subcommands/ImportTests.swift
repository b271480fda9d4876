import DTKBTestSupport
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

  /// A learning path of one step, whose faulty code, answer and rule can be told.
  private func path(
    _ world: World, name: String = "onboarding", rule: String = "fixed-font-size",
    snippet: String = "Text(a).font(.system(size: 17))", answer: String = "Text(a).font(.body)"
  ) throws {
    try world.folder.write(
      """
      {"title": {"en": "Ours"}, "summary": {"en": "One step."}, "steps": [{
        "entry": "icon", "exercise": {
          "title": {"en": "Name a style"}, "instruction": {"en": "Let the text grow."},
          "rules": ["\(rule)"], "needs": ["Text(a)"],
          "snippet": ["import SwiftUI", "let view = \(snippet)"],
          "answer": ["import SwiftUI", "let view = \(answer)"]
        }
      }]}
      """, to: "own/paths/\(name).json")
  }

  @Test func `a learning path of one's own is the one that is learnt`() throws {
    let world = try World()
    try path(world)
    #expect(world.run("import", "own").notices.first?.contains("learning paths: 1") == true)
    #expect(world.run("learn", "--lang", "en").output.contains("Let the text grow."))
    try path(world, name: "team")
    #expect(world.run("import", "own").notices.contains { $0.hasPrefix("paths/team.json is kept") })
  }

  @Test(arguments: [
    ("fixed-font-sise", "Text(a)", "Text(a)", "there is no rule"),
    ("fixed-font-size", "Text(a)", "Text(a)", "finds nothing in the snippet"),
    (
      "fixed-font-size", "Text(a).font(.system(size: 17))", "Text(a).font(.system(size: 17))",
      "finds something in the answer"
    ),
    ("fixed-font-size", "Text(a).font(.system(size: 17))", "Text(b)", "the answer lacks 'Text(a)'"),
  ])
  func `an exercise that cannot be learnt from is not taken in`(
    _ rule: String, _ snippet: String, _ answer: String, _ fault: String
  ) throws {
    let world = try World()
    try path(world, rule: rule, snippet: snippet, answer: answer)
    let outcome = world.run("import", "own")
    #expect(outcome.exitCode == .badData)
    #expect(
      outcome.notices.first?.hasPrefix("own/paths/onboarding.json:1: error: step 1, 'icon': ")
        == true)
    #expect(outcome.notices.first?.contains(fault) == true)
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
