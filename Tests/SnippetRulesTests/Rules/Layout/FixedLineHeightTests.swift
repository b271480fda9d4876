import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("fixed-line-height")
struct FixedLineHeightTests {
  static let snippets = [
    Snippet("func a() { ⟦style.maximumLineHeight = 22⟧ }"),
    Snippet("func a() { let style = NSMutableParagraphStyle()\n⟦style.minimumLineHeight = 20⟧ }"),
    Snippet(
      "enum Rhythm { static let line = 26.0 }\nfunc a() { ⟦style.maximumLineHeight = Rhythm.line⟧ }"
    ),
    Snippet("func a() { ⟦paragraph.lineSpacing = 8⟧ }"),
    Snippet("let a = Text(a)⟦.lineSpacing(11)⟧"),
    Snippet("let a = VStack { Text(a) }.font(.title)⟦.lineSpacing(6)⟧"),
    Snippet("let a = Text(a).lineHeight(⟦.exact(points: 22)⟧)"),
    Snippet("func a() { style.lineHeightMultiple = 1.2 }"),
    Snippet("func a() { style.maximumLineHeight = 0 }"),
    Snippet("func a() { style.maximumLineHeight = 90 }"),
    Snippet("func a() { style.maximumLineHeight = UIFontMetrics.default.scaledValue(for: 22) }"),
    Snippet("func a() { style.maximumLineHeight = font.lineHeight * 1.2 }"),
    Snippet("func a() { print(style.maximumLineHeight) }"),
    Snippet("func a() { let height = style.maximumLineHeight }"),
    Snippet("let a = Text(a).lineSpacing(2)"),
    Snippet("let a = Text(a).lineSpacing(dynamicTypeSize.isAccessibilitySize ? 20 : 8)"),
    Snippet(
      "struct Row: View { @ScaledMetric var gap = 11.0\nvar body: some View { Text(a).lineSpacing(gap) } }"
    ),
  ]

  @Test("it is found on heights and gaps of lines in points", arguments: snippets)
  func finds(_ snippet: Snippet) {
    let ranges = snippet.findings(of: .fixedLineHeight).map(\.range.upperBound)
    #expect(ranges == snippet.expected.map(\.upperBound))
    for disguise in snippet.disguises + [snippet.withCarriageReturns] {
      #expect(
        disguise.findings(of: .fixedLineHeight).map(\.range.upperBound)
          == disguise.expected.map(\.upperBound), "\(disguise.code)")
    }
    for silenced in snippet.silenced {
      #expect(silenced.findings(of: .fixedLineHeight).isEmpty, "\(silenced.code)")
    }
  }

  static let figured: [(String, Severity, Double, DynamicTypeSize?)] = [
    ("func a() { style.maximumLineHeight = 26 }", .warning, 62, .xxxLarge),
    ("func a() { style.minimumLineHeight = 26 }", .note, 62, .xxxLarge),
    (
      "func a() { style.maximumLineHeight = 22\nlet font = UIFont.preferredFont(forTextStyle: .footnote) }",
      .warning, 52, .xxxLarge
    ),
    ("let a = Text(a).lineSpacing(11)", .note, 31, nil),
  ]

  @Test("a finding has what the largest size calls for", arguments: figured)
  func figures(_ code: String, _ severity: Severity, _ wanted: Double, _ size: DynamicTypeSize?)
    throws
  {
    let finding = try #require(Snippet(code).findings(of: .fixedLineHeight).first)
    #expect(finding.severity == severity)
    #expect(finding.facts["wanted"] == .number(wanted))
    #expect(finding.firstBrokenSize == size)
  }
}
