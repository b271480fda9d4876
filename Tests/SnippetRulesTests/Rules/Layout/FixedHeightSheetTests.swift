import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("fixed-height-sheet")
struct FixedHeightSheetTests {
  static let snippets = [
    Snippet("let a = VStack { Text(a) }.presentationDetents([⟦.height(240)⟧])"),
    Snippet("let a = Text(a).presentationDetents([⟦.height(200)⟧, .height(240)])"),
    Snippet("let a = Text(a).presentationDetents([⟦PresentationDetent.height(240)⟧])"),
    Snippet("let a = Text(a).presentationDetents(Set([⟦.height(240)⟧]))"),
    Snippet(
      "let detents: Set<PresentationDetent> = [⟦.height(240)⟧]\nlet a = Text(a).presentationDetents(detents)"
    ),
    Snippet("let a = Text(a)\n#if !os(macOS)\n.presentationDetents([⟦.height(240)⟧])\n#endif"),
    Snippet("let height: CGFloat = 240\nlet a = Text(a).presentationDetents([⟦.height(height)⟧])"),
    Snippet("let a = Text(a).presentationDetents([.height(240), .large])"),
    Snippet("let a = Text(a).presentationDetents([.medium])"),
    Snippet("let a = Text(a).presentationDetents([.fraction(0.3)])"),
    Snippet("let a = ScrollView { Text(a) }.presentationDetents([.height(240)])"),
    Snippet("let a = NavigationStack { Form { Text(a) } }.presentationDetents([.height(240)])"),
    Snippet("let a = Text(a).presentationDetents([.height(isLarge ? 400 : measured)])"),
    Snippet("let a = DatePicker(selection: $d) { }.presentationDetents([.height(240)])"),
    Snippet("let a = Thing().presentationDetents([.height(240)])"),
    Snippet(
      "struct Tip: View { @State var height = 240.0\nvar body: some View { Text(a).presentationDetents([.height(height)]) } }"
    ),
    Snippet(
      "struct Tip: View { @ScaledMetric var height = 240.0\nvar body: some View { Text(a).presentationDetents([.height(height)]) } }"
    ),
    // Detents by their names
    Snippet(
      "let low = ⟦PresentationDetent.height(200)⟧\nVStack { Text(a) }.presentationDetents([low, .height(240)])"
    ),
    Snippet(
      "struct A: View { private let low: PresentationDetent = .height(200)\nvar body: some View { VStack { Text(a) }.presentationDetents([low, .large]) } }"
    ),
  ]

  @Test("it is found on a sheet of a height in points", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.fixedHeightSheet, against: snippet)
  }

  @Test func `a finding has the lines that fit`() throws {
    let sheet = Snippet("let a = VStack { Text(a); Text(b) }.presentationDetents([.height(240)])")
    let finding = try #require(sheet.findings(of: .fixedHeightSheet).first)
    #expect(finding.facts["height"] == .number(240))
    #expect(finding.facts["lines"] == .count(3))
    #expect(finding.facts["linesAtDefault"] == .count(10))
    #expect(finding.severity == .warning)
  }
}
