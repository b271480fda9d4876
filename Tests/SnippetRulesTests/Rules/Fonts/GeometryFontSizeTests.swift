import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("geometry-font-size")
struct GeometryFontSizeTests {
  static let snippets = [
    Snippet("Text(a).font(⟦.system(size: geo.size.width * 0.1)⟧)"),
    Snippet("Text(a).font(⟦.custom(\"X\", size: geo.size.height * 0.02)⟧)"),
    Snippet(
      "Text(a).font(⟦Font.system(size: min(proxy.size.width, proxy.size.height) / 4)⟧.bold())"),
    Snippet("let side = UIScreen.main.bounds.width * 0.05\nText(a).font(⟦.system(size: side)⟧)"),
    Snippet("Text(a).font(isWide ? .body : ⟦.system(size: geo.size.width / 20)⟧)"),
    Snippet(
      "struct A: View { var side: CGFloat { UIScreen.main.bounds.height / 30 }; var body: some View { Text(a).font(⟦.custom(\"X\", size: side, relativeTo: .body)⟧) } }"
    ),
    Snippet("label.font = ⟦.systemFont(ofSize: bounds.height * 0.4)⟧"),
    Snippet("label.font = ⟦UIFont(name: \"X\", size: view.frame.width / 20)⟧"),
    Snippet(
      "extension UIFont { static func fitted(_ size: CGFloat) -> UIFont { let factor = UIScreen.main.bounds.width / 375; return ⟦.systemFont(ofSize: size * factor)⟧ } }"
    ),
    // A canvas of fixed proportions, or a size that follows the reader
    Snippet("Text(a).font(.custom(\"X\", fixedSize: geo.size.width / 9))"),
    Snippet("Text(a).font(.system(size: 17)).frame(width: geo.size.width)"),
    Snippet(
      "struct A: View { @ScaledMetric var s = 17.0; var body: some View { Text(a).font(.system(size: min(s, geo.size.width))) } }"
    ),
    // No text
    Snippet("Image(systemName: \"star\").font(.system(size: geo.size.width * 0.1))"),
    Snippet("Text(\"🎉\").font(.system(size: geo.size.width * 0.1))"),
    Snippet("let detent: Detent = .custom(\"X\", size: geo.size.width)"),
  ]

  @Test("it is found where a measure decides the size of text", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.geometryFontSize, against: snippet)
  }

  static let names: [(String, String, Severity)] = [
    ("Text(a).font(.system(size: geo.size.width * 0.1))", "geo.size.width", .warning),
    ("let side = geo.size.width\nText(a).font(.system(size: side / 9))", "side", .warning),
    (
      "struct AvatarView: View { var body: some View { Text(a).font(.system(size: geo.size.width * 0.5)) } }",
      "geo.size.width", .note
    ),
    (
      "var initials: some View { Text(a).font(.system(size: geo.size.width * 0.5)) }",
      "geo.size.width", .note
    ),
  ]

  @Test("a finding names the measure; text that belongs to a picture is a note", arguments: names)
  func named(_ code: String, _ name: String, _ severity: Severity) throws {
    let finding = try #require(Snippet(code).findings(of: .geometryFontSize).first)
    #expect(finding.facts == ["name": .name(name)] && finding.severity == severity)
  }
}
