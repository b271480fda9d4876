import DTKBKnowledge
import DTKBQueryService
import DTKBSnippetRules
import DTKBSourceReading
import Testing

struct ExplanationTests {
  private let service: QueryService

  init() throws {
    service = try ShippedBase.service()
  }

  private func finding(_ rule: String, _ facts: [String: Fact]) -> Finding {
    let place = SourcePosition(line: 1, column: 1, utf16Column: 1)
    return Finding(
      rule: rule, severity: .error, range: 0..<1, start: place, end: place, facts: facts)
  }

  @Test(arguments: Language.allCases)
  func `a finding speaks the reader’s language with its figures in it`(language: Language) throws {
    let facts: [String: Fact] = [
      "points": .number(17), "style": .name(".body"), "wanted": .number(53), "share": .number(32),
      "largest": .name("AX5"),
    ]
    let explained = try #require(
      try service.explain([finding("fixed-font-size", facts)], in: .only(language)).first)
    #expect(explained.language == language)
    #expect(explained.message.contains("17") && explained.message.contains("53"))
    #expect(explained.fix.contains(".body"))
    #expect(!explained.message.contains("{") && !explained.fix.contains("{"))
  }

  @Test func `a rule without words is named by its id`() throws {
    let explained = try service.explain([finding("no-such-rule", [:])], in: .only(.italian))
    #expect(explained.map(\.message) == ["no-such-rule"])
  }
}
