import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("scaled-metric-assigned")
struct ScaledMetricAssignedTests {
  private static func row(_ code: String) -> Snippet {
    Snippet(
      "struct Row: View { @ScaledMetric(relativeTo: .body) private var side: CGFloat = 24\n\(code) }"
    )
  }

  static let snippets = [
    row("func grow() { ⟦side = 32⟧ }"), row("func grow() { ⟦self.side = 32⟧ }"),
    row("func grow() { ⟦side += 4⟧ }"), row("func grow() { ⟦self.side *= 2⟧ }"),
    row("var body: some View { Button(a) { withAnimation { ⟦side = isLiked ? 32 : 24⟧ } } }"),
    row("var body: some View { Slider(value: ⟦$side⟧) }"),
    row("var body: some View { Slider(value: ⟦self.$side⟧) }"),
    row("func grow() { change(⟦&side⟧) }"), row("func grow() { ⟦_side.wrappedValue = 3⟧ }"),
    row("init(side: CGFloat) { ⟦self.side = side⟧ }"),
    row("func grow() { ⟦side = 32⟧ }\nfunc shrink() { ⟦side = 16⟧ }"),
    Snippet(
      "struct Row: View { @ScaledMetric var side = 24.0 }\nextension Row { func grow() { ⟦side = 32⟧ } }"
    ),
    // Made, read, or another of that name
    row("init(side: CGFloat) { _side = ScaledMetric(wrappedValue: side, relativeTo: .body) }"),
    row("func grow() { let side = 3\nuse(side) }"),
    row("func grow() { var side = 3\nside = 4\nuse(side) }"),
    row("func grow(side: CGFloat) { var side = side\nside += 1 }"),
    row("func grow() { other = side }"), row("func grow() { other += side }"),
    row("func grow() { row.side = 3 }"), row("func same() -> Bool { side == 32 }"),
    row("@State private var growth = 1.0\nfunc grow() { growth = 2 }"),
    row("var body: some View { Slider(value: $other) }"),
    Snippet("struct Row: View { @State var side = 24.0\nfunc grow() { side = 32 } }"),
    Snippet(
      "struct Row: View { @ScaledMetric var side = 24.0 }\nstruct Other: View { @State var side = 1.0\nvar body: some View { Slider(value: $side) } }"
    ),
  ]

  @Test("it is found where code writes to the metric", arguments: snippets)
  func finds(_ snippet: Snippet) { hold(.scaledMetricAssigned, against: snippet) }

  @Test("a finding names the metric")
  func facts() throws {
    let finding = try #require(Self.snippets[0].findings(of: .scaledMetricAssigned).first)
    #expect(finding.facts == ["name": .name("side")])
    #expect(finding.severity == .error)
  }
}
