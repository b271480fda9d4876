import Testing

@testable import DTKBSnippetRules

@Suite("literal-metric")
struct LiteralMetricTests {
  static let snippets = [
    Snippet("let a = Text(a)⟦.padding(12)⟧"),
    Snippet("let a = Text(a)⟦.padding(.vertical, 8)⟧"),
    Snippet("let a = HStack(⟦spacing: 6⟧) { Image(a); Text(b) }"),
    Snippet("let a = Text(a).background(.thinMaterial, in: ⟦.rect(cornerRadius: 8)⟧)"),
    Snippet("let a = Text(a)⟦.cornerRadius(8)⟧"),
    Snippet("let a = Text(a)⟦.frame(minHeight: 44)⟧"),
    Snippet("let a = Text(a).padding()"),
    Snippet("let a = Text(a).padding(.horizontal)"),
    Snippet("let a = Text(a).padding(1)"),
    Snippet("let a = VStack(spacing: 0) { Text(a) }"),
    Snippet("let a = Image(a).padding(12)"),
    Snippet("let a = HStack(spacing: 6) { Image(a); Image(b) }"),
    Snippet("let a = Text(a).font(.system(size: 17)).padding(12)"),
    Snippet(
      "struct Row: View { @ScaledMetric var gap = 12.0\nvar body: some View { Text(a).padding(gap) } }"
    ),
    Snippet(
      "struct Page: View { var body: some View { VStack { Text(a) }.padding(.horizontal, 16) } }"),
  ]

  @Test("it is found on distances beside text that grows", arguments: snippets)
  func finds(_ snippet: Snippet) {
    let found = snippet.findings(of: .literalMetric)
    #expect(found.map(\.range.upperBound) == snippet.expected.map(\.upperBound))
    for silenced in snippet.silenced {
      #expect(silenced.findings(of: .literalMetric).isEmpty, "\(silenced.code)")
    }
  }

  @Test func `a finding has the value beside the text it would follow`() throws {
    #expect(!Rule.literalMetric.isOnByDefault)
    let finding = try #require(
      Snippet("let a = Text(a).font(.caption).padding(10)").findings(of: .literalMetric).first)
    #expect(finding.facts["style"] == .name(".caption"))
    #expect(finding.facts["wanted"] == .number(32))
  }
}
