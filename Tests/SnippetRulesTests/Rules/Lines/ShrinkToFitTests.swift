import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("shrink-to-fit")
struct ShrinkToFitTests {
  static let snippets = [
    Snippet("Text(name)⟦.minimumScaleFactor(0.5)⟧"),
    Snippet("Text(name).lineLimit(1)⟦.minimumScaleFactor(0.6)⟧.padding()"),
    Snippet("HStack { Text(a); Text(b) }⟦.minimumScaleFactor(0.5)⟧"),
    Snippet("enum M { static let factor = 0.5 }\nText(a)⟦.minimumScaleFactor(M.factor)⟧"),
    Snippet("Text(a)⟦.minimumScaleFactor(isWide ? 1 : 0.4)⟧"),
    Snippet("⟦.minimumScaleFactor(0.5)⟧\n.padding()"),
    Snippet("Text(name).minimumScaleFactor(0.9)"),
    Snippet("Text(name).minimumScaleFactor(1)"),
    Snippet("Text(name).minimumScaleFactor(dynamicTypeSize.isAccessibilitySize ? 1 : 0.5)"),
    Snippet("if !dynamicTypeSize.isAccessibilitySize { Text(a).minimumScaleFactor(0.5) }"),
    Snippet("Image(systemName: \"star\").minimumScaleFactor(0.5)"),
    Snippet("label.minimumScaleFactor = 0.5"),
  ]

  @Test("it is found on text that shrinks", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.shrinkToFit, against: snippet)
  }

  @Test(
    "what still doubles is a note",
    arguments: [
      ("Text(a).minimumScaleFactor(0.5)", Severity.warning, 50.0),
      ("Text(a).minimumScaleFactor(0.7)", .note, 70),
      ("Text(a).font(.largeTitle).minimumScaleFactor(0.8)", .warning, 80),
      ("Text(a).font(.caption2).minimumScaleFactor(0.6)", .note, 60),
      ("Card().minimumScaleFactor(0.5)", .note, 50),
    ])
  func severity(_ code: String, _ severity: Severity, _ share: Double) throws {
    let finding = try #require(Snippet(code).findings(of: .shrinkToFit).first)
    #expect(finding.severity == severity && finding.facts["share"] == .number(share))
  }
}
