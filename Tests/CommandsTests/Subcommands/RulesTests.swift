import DTKBSnippetRules
import Foundation
import Testing

@testable import DTKBCommands

@Suite("dtkb rules")
struct RulesTests {
  @Test("every rule is listed, with what it matters and what can be done")
  func text() throws {
    let world = try World()
    let outcome = world.run("rules", "--lang", "it")
    for rule in Rule.all { #expect(outcome.output.contains(rule.id)) }
    #expect(outcome.notices == ["regole: \(Rule.all.count)"])
    world.width = 120
    let one = world.run("rules", "fixed-font-size", "--lang", "it")
    #expect(one.output.hasPrefix("errore: il testo non può raggiungere"))
    #expect(one.output.contains("\ncorrezione automatica"))
    #expect(one.output.contains("\nTesto fisso\n"))
    // Where the entry has no wrong sample, there is no example either.
    #expect(!one.output.contains("{style}"))
    #expect(one.notices == ["regole: 1"])
  }

  @Test("for programs it is one object of the agreed shape")
  func json() throws {
    let found = try World().json("rules", "--lang", "en")
    let rules = try #require(found["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == Rule.all.map(\.id))
    let rule = try #require(rules.first { $0["id"] as? String == "fixed-font-size" })
    #expect(
      Set(rule.keys) == ["id", "severity", "fix", "title", "summary", "topics", "onByDefault"])
    #expect(rule["title"] as? String == "Fixed text")
    #expect(rule["severity"] as? String == "error" && rule["fix"] as? String == "automatic")
  }

  @Test("topic and severity narrow it; nothing is nothing found")
  func narrowed() throws {
    let world = try World()
    let found = world.run("rules", "--topic", "fixed-size-text", "--lang", "it")
    #expect(found.output.hasPrefix("  fixed-font-size"))
    #expect(found.notices == ["regole: 1"])
    let errors = world.run("rules", "--severity", "error", "--lang", "it")
    #expect(errors.notices == ["regole: \(Rule.all.count { $0.severity == .error })"])
    let none = world.run("rules", "--topic", "wcag", "--lang", "it")
    #expect(none.exitCode == .findings && none.output.isEmpty)
  }

  @Test("as Markdown it is one list")
  func markdown() throws {
    let text = try World().run(
      "rules", "--topic", "fixed-size-text", "--lang", "en", "--format", "markdown"
    ).output
    #expect(
      text
        == "- `fixed-font-size` – **Fixed text** (error, fixable automatically). The text does not grow.\n"
    )
  }

  @Test("one rule comes with its entry, its facts and its samples")
  func one() throws {
    let found = try World().json("rules", "fixed-font-size", "--lang", "it")
    let rules = try #require(found["rules"] as? [[String: Any]])
    let rule = try #require(rules.first)
    #expect(rules.count == 1 && rule["title"] as? String == "Testo fisso")
    #expect(rule["advice"] as? String == "usa {style}")
    #expect((rule["message"] as? String)?.contains("{points}") == true)
    #expect(rule["onByDefault"] as? Bool == true && rule["samples"] is [Any])
    #expect(rule["example"] is NSNull && rule["body"] as? String == "Non cresce.")
    #expect((rule["severityMeans"] as? String)?.hasPrefix("il testo") == true)
    #expect(try World().run("rules", "fixed-font-sise").exitCode == .usage)
  }
}
