import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("fixed-icon-size")
struct FixedIconSizeTests {
  static let snippets = [
    // A font of a fixed size
    Snippet("Image(systemName: \"star\").font(⟦.system(size: 20)⟧)"),
    Snippet(
      "HStack { Image(systemSymbol: .star).font(⟦Font.system(size: 20, weight: .bold)⟧); Text(a) }"),
    Snippet("Button { add() } label: { Image(systemName: \"plus\") }.font(⟦.system(size: 20)⟧)"),
    Snippet("let side = 20.0\nImage(systemName: \"star\").padding().font(⟦.system(size: side)⟧)"),
    Snippet("Text(Image(systemName: \"star\")).font(⟦.system(size: 20)⟧)"),
    Snippet("Text(a).font(⟦.custom(\"FontAwesome\", fixedSize: 20)⟧)"),
    // A frame
    Snippet("Image(systemName: \"star\").resizable()⟦.frame(width: 24, height: 24)⟧"),
    Snippet("Image(systemName: \"star\").resizable().scaledToFit()⟦.frame(height: 24)⟧"),
    Snippet("Image(systemName: \"star\")⟦.frame(width: 24, height: 24)⟧"),
    Snippet(
      "enum Size { static let icon: CGFloat = 18 }\nHStack { Image(\"mark\").resizable()⟦.frame(width: Size.icon, height: Size.icon)⟧; Text(a) }"
    ),
    Snippet("Label { Text(a) } icon: { Image(asset).resizable()⟦.frame(width: 20, height: 20)⟧ }"),
    Snippet(
      "struct A: View { let icon: Image; var body: some View { HStack { icon.resizable()⟦.frame(width: 20)⟧; Text(a) } } }"
    ),
    Snippet(
      "Button(action: f) { HStack { Text(a); Image(\"b\").resizable()⟦.frame(width: 20, height: 20)⟧ } }"
    ),
    // UIKit
    Snippet("let c = ⟦UIImage.SymbolConfiguration(pointSize: 17)⟧"),
    Snippet("let c = ⟦UIImage.SymbolConfiguration(pointSize: 17, weight: .bold, scale: .large)⟧"),
    Snippet(
      "let c: UIImage.SymbolConfiguration = ⟦UIImage.SymbolConfiguration(font: .systemFont(ofSize: 17))⟧"
    ),
    Snippet("button.setPreferredSymbolConfiguration(⟦.init(pointSize: 17)⟧, forImageIn: .normal)"),
    Snippet("Image(systemName: \"a\").resizable()⟦.frame(maxWidth: 24, maxHeight: 24)⟧"),
    // They grow
    Snippet("Image(systemName: \"star\").imageScale(.large)"),
    Snippet("Image(systemName: \"star\").font(.title2)"),
    Snippet(
      "struct A: View { @ScaledMetric var s = 20.0; var body: some View { Image(systemName: \"a\").resizable().frame(width: s, height: s) } }"
    ),
    Snippet(
      "struct A: View { @ScaledMetric var s = 20.0; var body: some View { Image(systemName: \"a\").font(.system(size: s)) } }"
    ),
    Snippet("let c = UIImage.SymbolConfiguration(textStyle: .body)"),
    Snippet(
      "let c = UIImage.SymbolConfiguration(pointSize: UIFontMetrics.default.scaledValue(for: 17))"),
    Snippet(
      "let c = UIImage.SymbolConfiguration(font: UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)))"
    ),
    Snippet("let c = UIImage.SymbolConfiguration(scale: .large)"),
    // Seen enlarged
    Snippet(
      "Image(systemName: \"star\").font(.system(size: 20)).accessibilityShowsLargeContentViewer()"),
    Snippet(
      "Button { f() } label: { Image(systemName: \"star\").font(.system(size: 20)) }.accessibilityShowsLargeContentViewer { Text(a) }"
    ),
    // No icon of text
    Snippet("Image(\"photo\").resizable().frame(width: 24, height: 24)"),
    Snippet("VStack { Image(\"hero\").resizable().frame(width: 200, height: 24); Text(a) }"),
    Snippet("HStack { Image(\"avatar\").resizable().frame(width: 20, height: 20); Text(a) }"),
    Snippet("HStack { AsyncImage(url: url).frame(width: 24, height: 24); Text(a) }"),
    Snippet("HStack { Circle().frame(width: 8, height: 8); Text(a) }"),
    Snippet("Image(systemName: \"star\").frame(maxWidth: .infinity)"),
    Snippet("Image(systemName: \"star\").frame(minWidth: 24, minHeight: 24)"),
    Snippet("Image(systemName: \"star\").frame(width: 24)"),
    Snippet("Text(\"🎉\").font(.system(size: 20))"),
    Snippet("Text(a).font(.system(size: 20))"),
    Snippet("view.frame = CGRect(x: 0, y: 0, width: 24, height: 24)"),
    // The icon of a style of labels
    Snippet(
      "struct A: LabelStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.icon⟦.frame(width: 20, height: 20)⟧; configuration.title } } }"
    ),
    Snippet(
      "struct A: LabelStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.icon.frame(width: 20); configuration.title } } }"
    ),
    Snippet(
      "struct A: LabelStyle { @ScaledMetric var side = 20.0\nfunc makeBody(configuration: Configuration) -> some View { configuration.icon.frame(width: side, height: side) } }"
    ),
  ]

  @Test("it is found on icons of fixed size", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.fixedIconSize, against: snippet)
  }

  @Test("a finding carries the size beside the text of its row")
  func figure() throws {
    let alone = try #require(
      Snippet("Image(systemName: \"a\").font(.system(size: 20))").findings(of: .fixedIconSize).first
    )
    #expect(
      alone.facts == ["largest": .name("AX5"), "points": .number(20), "wanted": .number(56.3)])
    #expect(alone.severity == .warning && alone.wantedStyle == "body")
    let row = try #require(
      Snippet(
        "HStack { Image(systemName: \"a\").font(.system(size: 20)); Text(a).font(.caption2) }"
      )
      .findings(of: .fixedIconSize).first)
    #expect(row.facts["wanted"] == .number(74) && row.wantedStyle == "caption2")
  }

  static let severities: [(String, Severity)] = [
    ("Image(systemName: \"a\").font(.system(size: 35))", .warning),
    ("Image(systemName: \"a\").font(.system(size: 36))", .note),
    ("Image(systemName: \"a\").resizable().frame(width: 80, height: 80)", .note),
    ("Image(systemName: \"a\").font(.system(size: 20)).accessibilityHidden(true)", .note),
    ("ZStack { Circle(); Image(systemName: \"a\").font(.system(size: 9)) }", .note),
    (
      "Picture(a).badgeView(Button { } label: { Image(systemName: \"a\").font(.system(size: 9)) })",
      .note
    ),
    ("Picture(a).badgeView { Image(systemName: \"a\").font(.system(size: 9)) }", .note),
    (
      "Image(a).overlay { Button { } label: { Image(systemName: \"a\").font(.system(size: 9)) } }",
      .note
    ),
    ("Text(a).badgeView { Image(systemName: \"a\").font(.system(size: 9)) }", .warning),
    ("final class A: UIActivity { let i = UIImage.SymbolConfiguration(pointSize: 20) }", .note),
    (
      "UIAction(title: a, image: UIImage(systemName: a, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))) { _ in }",
      .note
    ),
    ("ZStack { Text(b); Image(systemName: \"a\").font(.system(size: 9)) }", .warning),
    (
      "List { }.toolbar { Button { f() } label: { Image(systemName: \"a\").font(.system(size: 20)) } }",
      .note
    ),
    (
      "UIBarButtonItem(image: UIImage(systemName: \"a\", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))",
      .note
    ),
  ]

  @Test("what is large, hidden, in a bar or part of a picture is a note", arguments: severities)
  func severity(_ code: String, _ severity: Severity) {
    #expect(Snippet(code).findings(of: .fixedIconSize).map(\.severity) == [severity])
  }
}
