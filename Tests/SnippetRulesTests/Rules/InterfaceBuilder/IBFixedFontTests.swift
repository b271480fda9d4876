import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("ib-fixed-font")
struct IBFixedFontTests {
  static let fixed = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"15\"/>"

  static let snippets = [
    Snippet.interface("<label text=\"Paid\" id=\"a\">⟦\(fixed)⟧</label>"),
    .interface("<textField placeholder=\"Name\">⟦\(fixed)⟧</textField>"),
    .interface("<textView>⟦\(fixed)⟧</textView>"),
    .interface("<button>⟦\(fixed)⟧<state key=\"normal\" title=\"Pay\"/></button>"),
    .interface(
      "<label text=\"a\">⟦<fontDescription pointSize='24' family='Lora' name='Lora-Bold'/>⟧</label>"
    ),
    .interface(
      "<button><buttonConfiguration style=\"plain\" title=\"Pay\">⟦<fontDescription key=\"titleFontDescription\" type=\"system\" pointSize=\"15\"/>⟧</buttonConfiguration></button>"
    ),
    .interface("<label>⟦\(fixed)⟧<string key=\"text\">One\nTwo</string></label>"),
    // Attributed strings: once for each label
    .interface(
      "<label><attributedString key=\"attributedText\"><fragment content=\"a\"><attributes>⟦<font key=\"NSFont\" metaFont=\"system\" size=\"14\"/>⟧</attributes></fragment><fragment content=\"b\"><attributes><font key=\"NSFont\" size=\"12\" name=\"Lora\"/></attributes></fragment></attributedString></label>"
    ),
    .interface(
      "<label text=\"a\"><attributedString key=\"attributedText\"><fragment content=\"a\"><attributes><font key=\"NSFont\" size=\"12\" name=\"Lora\"/></attributes></fragment></attributedString>⟦\(fixed)⟧</label>"
    ),
    // What follows the reader, or is no text
    .interface("<label text=\"a\"><fontDescription style=\"UICTFontTextStyleBody\"/></label>"),
    .interface("<label text=\"★\">\(fixed)</label>"),
    .interface(
      "<label text=\"a\"><fontDescription name=\"FontAwesome5Free\" pointSize=\"20\"/></label>"),
    .interface("<button>\(fixed)<state key=\"normal\" image=\"close\"/></button>"),
    .interface(
      "<imageView><preferredSymbolConfiguration configurationType=\"font\">\(fixed)</preferredSymbolConfiguration></imageView>"
    ),
    .interface(
      "<navigationBar><textAttributes key=\"titleTextAttributes\">\(fixed)</textAttributes></navigationBar>"
    ),
    .interface("<label text=\"a\"><fontDescription type=\"system\" pointSize=\"0\"/></label>"),
    .interface("<label text=\"a\"><fontDescription type=\"system\" pointSize=\"big\"/></label>"),
  ]

  @Test("a font in points is found on text", arguments: snippets)
  func finds(_ snippet: Snippet) {
    holdInterface(.ibFixedFont, against: snippet)
  }

  @Test("a finding carries the size that the nearest style reaches")
  func figure() throws {
    let code = "<label text=\"a\"><fontDescription type=\"boldSystem\" pointSize=\"17\"/></label>"
    let finding = try #require(Snippet.interface(code).findings(of: .ibFixedFont).first)
    #expect(
      finding.facts == ["points": .number(17), "style": .name(".headline"), "wanted": .number(53)])
    #expect(finding.severity == .error && finding.firstBrokenSize == .xLarge)
    #expect(finding.values[.accessibility5] == 17 && finding.wanted[.accessibility5] == 53)
  }

  /// A label in the class of somebody's own, connected to a controller.
  private static let connected = """
    <objects><placeholder customClass="Panel"><connections><outlet property="title" destination="t"/></connections></placeholder>
    <label text="a" CUSTOM id="t">\(fixed)</label></objects>
    """

  @Test(
    "what code does to the font decides how much it matters",
    arguments: [
      ("", "class Panel: UIView { }", Severity.error),
      (
        "", "class Panel: UIView { func f() { title.font = .preferredFont(forTextStyle: .body) } }",
        .warning
      ),
      (
        "", "class Panel: UIView { func f() { title.font = UIFont.systemFont(ofSize: 3) } }", .error
      ),
      (
        "", "class Panel: Base { }\nclass Base: UIView { func f() { self.title.font = brand } }",
        .warning
      ),
      ("customClass=\"Big\"", "class Big: UILabel { func f() { font = brand } }", .warning),
      ("customClass=\"Big\"", "class Big: UILabel { }", .error),
      ("customClass=\"Big\"", "", .warning),
    ])
  func code(_ custom: String, _ code: String, _ severity: Severity) {
    let snippet = Snippet.interface(Self.connected.replacing("CUSTOM", with: custom))
    let swift = SourceFile(name: "A.swift", bytes: Array("import UIKit\n\(code)".utf8))
    let project = ProjectSymbols([FileSymbols(swift)])
    let found = Checker(rules: [.ibFixedFont]).check(snippet.source, in: project).findings
    #expect(found.map(\.severity) == [severity])
  }
}
