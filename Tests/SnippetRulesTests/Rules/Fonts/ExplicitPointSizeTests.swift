import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("explicit-point-size")
struct ExplicitPointSizeTests {
  static let snippets = [
    Snippet("Text(a).font(.body⟦.pointSize(19)⟧)"),
    Snippet("Text(a).font(.title3.italic()⟦.pointSize(26)⟧.bold())"),
    Snippet("Text(a).font(isBig ? .title3⟦.pointSize(26)⟧ : .callout)"),
    Snippet("let font = Font.body⟦.pointSize(19)⟧"),
    Snippet("let font: Font = .system(.body, design: .serif)⟦.pointSize(19)⟧"),
    Snippet("let base = Font.headline\nText(a).font(base⟦.pointSize(19)⟧)"),
    Snippet("func small(_ font: Font) -> Font { font⟦.pointSize(19)⟧ }"),
    Snippet("extension Font { static let lead = Font.body⟦.pointSize(19)⟧ }"),
    Snippet("Text(a).font(.brand⟦.pointSize(19)⟧)"),
    Snippet("let size = 19.0\nText(a).font(.body⟦.pointSize(size)⟧)"),
    // It keeps scaling
    Snippet("Text(a).font(.body.scaled(by: 1.1))"),
    Snippet(
      "struct A: View { @ScaledMetric var s = 19.0; var body: some View { Text(a).font(.body.pointSize(s)) } }"
    ),
    // A property, or a method of something else
    Snippet("let size = UIFont.preferredFont(forTextStyle: .body).pointSize"),
    Snippet("printer.pointSize(19)"),
    Snippet("let pen: Pen = .fine.pointSize(3)"),
    Snippet("pointSize(19)"),
  ]

  @Test("it is found on fonts", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.explicitPointSize, against: snippet)
  }

  static let figures: [(String, String, Double)] = [
    (".body.pointSize(19)", ".body", 53), (".title3.italic().pointSize(26)", ".title3", 55),
    (".system(.caption2, design: .rounded).pointSize(12)", ".caption2", 40),
    (".brand.pointSize(13)", ".footnote", 44),
  ]

  @Test("a finding carries what the font's own style gives", arguments: figures)
  func figure(_ font: String, _ style: String, _ wanted: Double) throws {
    let finding = try #require(
      Snippet("Text(a).font(\(font))").findings(of: .explicitPointSize).first)
    #expect(finding.facts["style"] == .name(style) && finding.facts["wanted"] == .number(wanted))
    #expect(finding.severity == .error)
  }
}
