import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("rn-low-multiplier")
struct RNLowMultiplierTests {
  static let snippets = [
    Snippet.script("<Text ⟦maxFontSizeMultiplier={1.2}⟧>a</Text>"),
    .script("const CAP = 1.6;\n<Text ⟦maxFontSizeMultiplier={CAP}⟧>a</Text>"),
    .script(
      "const LIMITS = { body: 1 + 0.3 };\n<Text ⟦maxFontSizeMultiplier={LIMITS.body}⟧>a</Text>"),
    .script("⟦Text.defaultProps.maxFontSizeMultiplier = 1.3⟧;"),
    .script("TextInput.defaultProps = { ⟦maxFontSizeMultiplier: 1.15⟧ };"),
    .script("const Words = ({ ⟦maxFontSizeMultiplier = 1.4⟧ }) => <Text />"),
    .script("<Text ⟦maxFontSizeMultiplier={isSmall ? 1.2 : 2}⟧>a</Text>"),
    .script("<Text maxFontSizeMultiplier={2}>a</Text>"),
    .script("<Text maxFontSizeMultiplier={0}>a</Text>"),
    .script("<Text maxFontSizeMultiplier={null}>a</Text>"),
    .script("<Text maxFontSizeMultiplier={undefined}>a</Text>"),
    .script("<Text maxFontSizeMultiplier={props.max}>a</Text>"),
    .script("<Text maxFontSizeMultiplier={CAP.title}>a</Text>"),
    .script("<Text maxFontSizeMultiplier=\"1.2\">a</Text>"),
  ]

  @Test("a ceiling below 2 is found", arguments: snippets)
  func finds(_ snippet: Snippet) {
    holdScript(.rnLowMultiplier, against: snippet)
  }

  @Test(
    "the ceiling decides how much it matters",
    arguments: [
      ("{1.2}", Severity.error, DynamicTypeSize.xxLarge), ("{1.5}", .warning, .accessibility1),
      ("{1.2} style={{ fontSize: 34 }}", .note, .xxLarge), ("{1}", .error, .xLarge),
    ])
  func figure(_ value: String, _ severity: Severity, _ size: DynamicTypeSize) {
    let found = Snippet.script("<Text maxFontSizeMultiplier=\(value)>a</Text>")
      .findings(of: .rnLowMultiplier)
    #expect(found.map(\.severity) == [severity] && found.first?.firstBrokenSize == size)
  }
}
