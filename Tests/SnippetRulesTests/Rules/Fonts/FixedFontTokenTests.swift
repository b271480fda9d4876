import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("fixed-font-token")
struct FixedFontTokenTests {
  static let snippets = [
    // Constants
    Snippet(
      "extension Font { static let cardTitle = ⟦Font.system(size: 18)⟧ }\nText(a).font(.cardTitle)"),
    Snippet(
      "extension Font { static var cardTitle: Font { ⟦.system(size: 18)⟧ } }\nText(a).font(Font.cardTitle.bold())"
    ),
    Snippet(
      "extension Font { static let brand = ⟦Font.custom(\"X\", fixedSize: 18)⟧ }\nlist.font(.brand)"
    ),
    Snippet(
      "extension UIFont { static let note: UIFont = ⟦.systemFont(ofSize: 12)⟧ }\nlabel.font = .note"
    ),
    Snippet(
      "enum Typography { static let note = ⟦UIFont.systemFont(ofSize: 12)⟧ }\nlabel.font = Typography.note"
    ),
    Snippet(
      "struct Theme { let body = ⟦UIFont(name: \"X\", size: 14)⟧! }\nlabel.font = theme.body"),
    Snippet(
      "let noteFont = ⟦UIFont.systemFont(ofSize: 12)⟧\nfinal class A { func f() { label.font = noteFont } }"
    ),
    Snippet(
      "enum Design { enum Fonts { static let note: SwiftUI.Font = ⟦.system(size: 10)⟧ } }\nText(a).font(Design.Fonts.note)"
    ),
    Snippet(
      "enum Design { enum Font { static let body: SwiftUICore.Font = .body\nstatic let note: SwiftUICore.Font = ⟦.system(size: 10)⟧ } }\nText(a).font(Design.Font.note)"
    ),
    Snippet(
      "enum Heading { case page, section\nvar pointSize: CGFloat { switch self { case .page: 28\ncase .section: 20 } }\nvar font: UIFont { ⟦UIFont(name: \"X\", size: pointSize)⟧! } }\nlabel.font = Heading.page.font"
    ),
    // Functions, and what they keep on the way
    Snippet(
      "enum Typeface { static func book(_ size: CGFloat) -> UIFont { ⟦UIFont(name: \"X\", size: size)⟧ ?? .systemFont(ofSize: size) } }\nlabel.font = Typeface.book(14)"
    ),
    Snippet(
      "extension Font { static func app(_ s: CGFloat) -> Font { let base = ⟦Font.system(size: s)⟧; return base.bold() } }\nText(a).font(.app(14))"
    ),
    Snippet(
      "enum Step { case a, b\nvar font: Font { switch self { case .a: ⟦.system(size: 12)⟧\ncase .b: .system(size: 14) } } }\nText(a).font(step.font)"
    ),
    Snippet(
      "enum Step: CGFloat { case a = 10, b = 13\nvar font: Font { ⟦Font.system(size: rawValue)⟧ } }\nText(a).font(step.font)"
    ),
    // Modifiers
    Snippet(
      "extension View { func note() -> some View { font(⟦.system(size: 11)⟧) } }\nText(a).note()"),
    Snippet(
      "struct Note: ViewModifier { let size: CGFloat\nfunc body(content: Content) -> some View { content.padding().font(⟦.system(size: size)⟧) } }\nText(a).modifier(Note(size: 3))"
    ),
    // They grow
    Snippet("extension Font { static let cardTitle = Font.headline }\nText(a).font(.cardTitle)"),
    Snippet(
      "extension Font { static let cardTitle = Font.custom(\"X\", size: 18, relativeTo: .headline) }\nText(a).font(.cardTitle)"
    ),
    Snippet(
      "extension UIFont { static let note = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12)) }\nlabel.font = .note"
    ),
    Snippet(
      "extension UIFont { static func note() -> UIFont { let base = UIFont.systemFont(ofSize: 12); return UIFontMetrics.default.scaledFont(for: base) } }\nlabel.font = .note()"
    ),
    Snippet(
      "extension UIFont { static func bold(_ d: UIFontDescriptor) -> UIFont { UIFont(descriptor: d, size: 0) } }\nlabel.font = .bold(d)"
    ),
    Snippet(
      "extension UIFont { var rounded: UIFont { UIFont(descriptor: fontDescriptor, size: pointSize) } }\nlabel.font = base.rounded"
    ),
    Snippet(
      "struct Note: ViewModifier { @ScaledMetric var size = 12.0\nfunc body(content: Content) -> some View { content.font(.system(size: size)) } }\nText(a).modifier(Note())"
    ),
    // Nobody uses it
    Snippet("extension Font { static let cardTitle = Font.system(size: 18) }"),
    Snippet("extension View { func note() -> some View { font(.system(size: 11)) } }"),
    // Icons, and fonts that a view keeps for itself
    Snippet("extension Font { static let icon = Font.system(size: 18) }\nText(a).font(.icon)"),
    Snippet(
      "extension Font { static let mark = Font.system(size: 18) }\nImage(systemName: \"a\").font(.mark)"
    ),
    Snippet(
      "struct A: View { static let title = Font.system(size: 18); var body: some View { Text(a).font(Self.title) } }"
    ),
    Snippet(
      "final class A: UIView { let font = UIFont.systemFont(ofSize: 12); func f() { label.font = font } }"
    ),
    Snippet("Text(a).font(.system(size: 18))"),
    Snippet("label.font = .systemFont(ofSize: 18)"),
    // A namespace of fonts stays one beside a font called body
    Snippet(
      "enum DSFont {\nstatic let title = ⟦Font.system(size: 22)⟧\nstatic let body = Font.body }\nText(a).font(DSFont.title)"
    ),
    Snippet(
      "struct DSFont {\nlet title = ⟦Font.system(size: 22)⟧\nvar body: Font { .body } }\nText(a).font(dsFont.title)"
    ),
    Snippet(
      "enum Face { case title, body\nstatic let note = ⟦Font.system(size: 12)⟧ }\nText(a).font(Face.note)"
    ),
  ]

  @Test("it is found once, where it is declared", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.fixedFontToken, against: snippet)
  }

  @Test("what it finds no other rule does", arguments: snippets)
  func alone(_ snippet: Snippet) {
    guard !snippet.expected.isEmpty else { return }
    #expect(snippet.findings(of: .fixedFontSize).isEmpty)
    #expect(snippet.findings(of: .fixedCustomFont).isEmpty)
  }

  static let uses: [(String, String, Int)] = [
    (
      "extension Font { static let a1 = Font.system(size: 18) }\nText(a).font(.a1)\nText(b).font(c ? .a1 : .body)",
      "Font.a1", 2
    ),
    (
      "enum Typeface { static let a = UIFont.systemFont(ofSize: 18) }\nx.font = Typeface.a\nlet s = [.font: Typeface.a]\nOther.a",
      "Typeface.a", 2
    ),
    (
      "extension View { func note() -> some View { font(.system(size: 11)) } }\nText(a).note()\nText(b).padding().note()",
      "note()", 2
    ),
    (
      "struct Note: ViewModifier { func body(content: Content) -> some View { content.font(.system(size: 11)) } }\nextension View { func note() -> some View { modifier(Note()) } }\nText(a).note()\nText(b).note()\nText(c).note()",
      "Note", 3
    ),
  ]

  @Test("the uses are counted", arguments: uses)
  func counts(_ code: String, _ name: String, _ uses: Int) throws {
    let finding = try #require(Snippet(code).findings(of: .fixedFontToken).first)
    #expect(finding.facts == ["name": .name(name), "uses": .count(uses)])
    #expect(finding.severity == .error && finding.firstBrokenSize == .xLarge)
  }

  static let projects: [(String, String, Int)] = [
    (
      "extension Font { static let cardTitle = Font.system(size: 18) }", "Text(a).font(.cardTitle)",
      1
    ),
    (
      "enum Typeface { static func book(_ s: CGFloat) -> UIFont { .systemFont(ofSize: s) } }",
      "import UIKit\nfinal class A: UIView { func f() { a.font = Typeface.book(1); b.titleLabel?.font = Typeface.book(2) } }",
      2
    ),
    (
      "extension View { func note() -> some View { font(.system(size: 11)) } }",
      "struct A: View { var body: some View { Text(a).note() } }", 1
    ),
  ]

  @Test("the uses in other files count", arguments: projects)
  func project(_ token: String, _ user: String, _ uses: Int) throws {
    let files = [("Fonts.swift", token), ("Row.swift", user + "\nimport SwiftUI")].map {
      SourceFile(name: $0.0, bytes: Array($0.1.utf8))
    }
    let project = ProjectSymbols(files.map(FileSymbols.init))
    let findings = Checker(rules: [.fixedFontToken]).check(files[0], in: project).findings
    #expect(findings.map { $0.facts["uses"] } == [.count(uses)])
  }
}
