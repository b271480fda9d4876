import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("curve-mismatch")
struct CurveMismatchTests {
  static let snippets = [
    Snippet("Text(a).font(⟦.custom(\"X\", size: 34, relativeTo: .caption2)⟧)"),
    Snippet("Text(a).font(⟦Font.custom(\"X\", size: 12, relativeTo: .largeTitle)⟧)"),
    Snippet("Text(a).font(⟦.custom(\"X\", size: 34, relativeTo: Font.TextStyle.caption)⟧)"),
    Snippet(
      "let label = UILabel()\nlabel.font = ⟦UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 12))⟧"
    ),
    Snippet(
      "let font = ⟦UIFontMetrics(forTextStyle: .caption1).scaledFont(for: UIFont(name: \"X\", size: 34)!)⟧"
    ),
    Snippet(
      "let metrics = UIFontMetrics(forTextStyle: .caption1)\nlet base = UIFont.systemFont(ofSize: 34)\nlet font = ⟦metrics.scaledFont(for: base)⟧"
    ),
    Snippet("let font = ⟦UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34))⟧"),
    // A function that is handed both: they are held against each other call by call
    Snippet(
      "extension Font { static func app(_ s: CGFloat, _ style: TextStyle = .body) -> Font { ⟦.custom(\"X\", size: s, relativeTo: style)⟧ } }\nText(a).font(.app(17))\nText(b).font(.app(34, .caption))"
    ),
    Snippet(
      "extension Font { static func app(_ s: CGFloat, _ style: TextStyle = .body) -> Font { .custom(\"X\", size: s, relativeTo: style) } }\nText(a).font(.app(28, .title))\nText(b).font(.app(12, .caption))\nText(c).font(.app(16))"
    ),
    Snippet(
      "extension Font { static func app(size s: CGFloat, on style: TextStyle) -> Font { ⟦.custom(\"X\", size: s, relativeTo: style)⟧ } }\nText(a).font(.app(size: 12, on: .largeTitle))"
    ),
    // Near enough
    Snippet("Text(a).font(.custom(\"X\", size: 16, relativeTo: .body))"),
    Snippet("Text(a).font(.custom(\"X\", size: 13, relativeTo: .footnote))"),
    Snippet(
      "let font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22))"),
    // No style comes nearer
    Snippet("Text(a).font(.custom(\"X\", size: 64, relativeTo: .largeTitle))"),
    Snippet("Text(a).font(.custom(\"X\", size: 8, relativeTo: .caption2))"),
    // Nothing tells the style or the size
    Snippet("Text(a).font(.custom(\"X\", size: 34, relativeTo: style))"),
    Snippet("Text(a).font(.custom(\"X\", size: size, relativeTo: .caption))"),
    Snippet("let font = metrics.scaledFont(for: .systemFont(ofSize: 12))"),
    Snippet("let font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: base)"),
    Snippet("let side = UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 12)"),
  ]

  @Test("it is found where another style comes nearer", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.curveMismatch, against: snippet)
  }

  @Test("a finding names the styles as its framework does")
  func figure() throws {
    let swiftUI = try #require(
      Snippet("Text(a).font(.custom(\"X\", size: 12, relativeTo: .largeTitle))")
        .findings(of: .curveMismatch).first)
    #expect(
      swiftUI.facts == [
        "largest": .name("AX5"), "style": .name(".largeTitle"), "points": .number(12),
        "actual": .number(20),
        "correct": .name(".caption"), "wanted": .number(38),
      ])
    let uiKit = try #require(
      Snippet("UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 12))")
        .findings(of: .curveMismatch).first)
    #expect(
      uiKit.facts["style"] == .name(".title1") && uiKit.facts["correct"] == .name(".caption1"))
    #expect(uiKit.severity == .warning)
  }

  static let severities: [(String, Severity)] = [
    ("Text(a).font(.custom(\"X\", size: 34, relativeTo: .caption2))", .warning),
    ("Text(a).font(.custom(\"X\", size: 24, relativeTo: .largeTitle))", .note),
    ("Text(a).font(.custom(\"X\", size: 13, relativeTo: .headline))", .note),
    ("UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34))", .note),
    (
      "UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 50)",
      .note
    ),
  ]

  @Test("what is held back, or is off by a little, is a note", arguments: severities)
  func severity(_ code: String, _ severity: Severity) {
    #expect(Snippet(code).findings(of: .curveMismatch).map(\.severity) == [severity])
  }
}
