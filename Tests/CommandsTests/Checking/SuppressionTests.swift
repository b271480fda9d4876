import DTKBTestSupport
import Testing

@testable import DTKBCommands

@Suite("Hidden findings")
struct SuppressionTests {
  private static let fixed = #"Text("a").font(.system(size: 17))"#

  @Test("a finding with a reason is hidden, counted, and kept for programs")
  func hidden() throws {
    let world = try World()
    try world.folder.write("\(Self.fixed) // dtkb:ignore fixed-font-size: drawn\n", to: "a.swift")
    let outcome = world.run("check", "--lang", "en")
    #expect(outcome.exitCode == .fine && outcome.output.isEmpty)
    #expect(outcome.notices.contains("hidden by comments: 1"))
    let hidden = try #require(try world.json("check")["hidden"] as? [[String: Any]])
    #expect(hidden.map { $0["reason"] as? String } == ["drawn"])
    #expect(hidden.map { $0["cause"] as? String } == ["comment"])
  }

  @Test("a comment that hides nothing is a warning, in a file without a finding as well")
  func idle() throws {
    let world = try World()
    try world.folder.write("// dtkb:ignore-file fixed-font-size: drawn\n", to: "a.swift")
    let outcome = world.run("check", "--lang", "it")
    #expect(outcome.exitCode == .findings)
    #expect(outcome.output.contains("a.swift:1:4: "))
    #expect(outcome.output.contains("[rule-ignore-logo]"))
    // A rule that was not asked may find something there.
    #expect(world.run("check", "--rule", "single-line-text").exitCode == .fine)
  }
}
