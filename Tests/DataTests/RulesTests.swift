import DTKBKnowledge
import DTKBSnippetRules
import DTKBSourceReading
import Testing

private let commonErrors = ShippedData.content.entries.filter { $0.kind == .commonError }

@Test func `every rule has its entry and every common error its rule`() {
  let rules = Rule.all.map(\.id)
  let entries = commonErrors.map(\.id)
  for id in rules where !entries.contains(id) {
    Issue.record("the rule \(id) has no entry: write Data/entries/\(id)")
  }
  for id in entries where !rules.contains(id) {
    Issue.record("Data/entries/\(id) explains a rule that is not in Rule.all")
  }
}

@Test("a rule carries the facts that it names, and no others", arguments: Rule.all.map(\.id))
func `facts`(_ id: String) throws {
  let rule = try #require(Rule.all.first { $0.id == id })
  let samples = commonErrors.first { $0.id == id }?.samples ?? []
  let findings = samples.flatMap { sample in
    Checker(rules: [rule]).check(
      SourceFile(name: sample.fileName, bytes: Array(sample.code.utf8))
    ).findings
  }
  #expect(!findings.isEmpty)
  for finding in findings { #expect(Set(finding.facts.keys) == Set(rule.facts)) }
}

@Test func `a message asks only for facts that its rule has`() {
  for rule in Rule.all {
    for text in commonErrors.first(where: { $0.id == rule.id })?.texts ?? [] {
      for (key, sentence) in [("message", text.message), ("fix", text.fix)] {
        let unknown = MessageTemplate(sentence ?? "").placeholders
          .filter { !rule.facts.contains($0) }
        #expect(
          unknown == [],
          "\(rule.id), \(text.language.rawValue), \(key): the rule has only \(rule.facts)")
      }
    }
  }
}
