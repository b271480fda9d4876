import DTKBSQLiteAccess
import DTKBTestSupport
import Foundation
import Testing

@testable import DTKBCommands

@Suite("dtkb doctor")
struct DoctorTests {
  @Test func `a sound base and no settings are well`() throws {
    let world = try World()
    let outcome = world.run("doctor")
    #expect(outcome.exitCode == .fine)
    #expect(outcome.notices == ["checks: 8, wrong: 0"])
    let checks = try #require(try world.json("doctor")["checks"] as? [[String: Any]])
    #expect(checks.allSatisfy { $0["ok"] as? Bool == true })
  }

  @Test func `a text that was changed behind our back shows, with what to do`() throws {
    let world = try World()
    let path = world.folder.path + "/dtkb.sqlite"
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let range = try #require(bytes.range(of: Data("Icons that grow".utf8)))
    bytes.replaceSubrange(range, with: Data("Icons that glow".utf8))
    try bytes.write(to: URL(fileURLWithPath: path))
    let outcome = world.run("doctor")
    #expect(outcome.exitCode == .badData)
    #expect(outcome.output.contains("✗ knowledge base: content digest"))
    #expect(outcome.output.contains("→ build or install dtkb again"))
  }

  /// SQLite's own proof of a full-text table without content sees nothing of this.
  @Test func `a word that stands at another entry in the search index shows`() throws {
    let world = try World()
    let path = world.folder.path + "/dtkb.sqlite"
    let base = try Connection(path: path, mode: .writable)
    try base.execute(
      "UPDATE vocabulary SET words = CAST(replace(words, 'kangaroo', 'kangoroo') AS BLOB)")
    #expect(world.run("doctor").output.contains("✗ knowledge base: search index"))
  }

  @Test func `settings and an imported base that cannot be read show as well`() throws {
    let world = try World()
    try world.folder.write("{", to: "home/.config/dtkb/config.json")
    try world.folder.write("no database", to: "home/.local/share/dtkb/own.sqlite")
    let outcome = world.run("doctor")
    #expect(outcome.exitCode == .badData)
    #expect(outcome.output.contains("✗ imported base"))
    #expect(outcome.output.contains("→ import the folder again"))
    #expect(outcome.output.contains("✗ settings"))
  }

  @Test func `a program without a base is told where it looked`() throws {
    let world = try World(withBase: false)
    let outcome = world.run("doctor")
    #expect(outcome.exitCode == .badData)
    #expect(outcome.output.contains("✗ knowledge base: no knowledge base at"))
  }
}
