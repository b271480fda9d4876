import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("double-scaling")
struct DoubleScalingTests {
  /// A view with a metric, and what it shows.
  private static func view(_ body: String, _ more: String = "") -> Snippet {
    Snippet(
      "struct Row: View {\n@ScaledMetric var s = 17.0\n\(more)\nvar body: some View {\n\(body)\n}\n}"
    )
  }

  static let snippets = [
    // Custom fonts
    view("Text(a).font(⟦.custom(\"X\", size: s)⟧)"),
    view("Text(a).font(⟦.custom(\"X\", size: self.s, relativeTo: .body)⟧)"),
    view("Text(a).font(⟦Font.custom(\"X\", size: min(s, 40))⟧.bold())"),
    view("Text(a).font(⟦.custom(\"X\", size: isBig ? s * 2 : 17)⟧)"),
    view("Text(a).font(⟦.custom(\"X\", size: half)⟧)", "var half: CGFloat { s / 2 }"),
    Snippet("Text(a).font(⟦.custom(\"X\", size: UIFontMetrics.default.scaledValue(for: 17))⟧)"),
    Snippet(
      "func font(_ size: CGFloat) -> Font {\nlet grown = UIFontMetrics.default.scaledValue(for: size)\nreturn ⟦Font.custom(\"X\", size: grown)⟧\n}"
    ),
    Snippet(
      "extension Font {\nstatic func brand(_ size: CGFloat) -> Font { ⟦.custom(\"X\", size: size)⟧ }\nstatic let title = brand(grown(20))\nstatic func grown(_ size: CGFloat) -> CGFloat { UIFontMetrics.default.scaledValue(for: size) }\n}"
    ),
    Snippet(
      "Text(a).font(⟦.custom(\"X\", size: UIFont.preferredFont(forTextStyle: .body).pointSize)⟧)"),
    Snippet(
      "struct A: ViewModifier { @ScaledMetric var s: CGFloat; init(_ size: CGFloat) { _s = ScaledMetric(wrappedValue: size) }\nfunc body(content: Content) -> some View { content.font(⟦.custom(\"X\", size: s)⟧) } }"
    ),
    // Font metrics
    Snippet("let f = ⟦UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))⟧"),
    Snippet(
      "let base = UIFont.preferredFont(forTextStyle: .body)\nlet f = ⟦UIFontMetrics.default.scaledFont(for: base)⟧"
    ),
    Snippet(
      "let f = ⟦metrics.scaledFont(for: .systemFont(ofSize: metrics.scaledValue(for: 17)))⟧"),
    view("Color.red.frame(width: ⟦UIFontMetrics.default.scaledValue(for: s)⟧)"),
    // Metrics of what has grown
    Snippet(
      "struct A: View { @ScaledMetric var s = ⟦UIFont.preferredFont(forTextStyle: .body).pointSize⟧ }"
    ),
    // Effects on text
    view("Text(a).font(.caption)⟦.scaleEffect(s)⟧"),
    view("VStack { Text(a) }⟦.scaleEffect(s / 17)⟧"),
    // They scale once
    view("Text(a).font(.system(size: s))"),
    view("Text(a).font(.custom(\"X\", fixedSize: s))"),
    view("Text(a).font(.custom(\"X\", size: 17, relativeTo: .body)).padding(s)"),
    view("Circle().scaleEffect(s)"),
    view("Image(systemName: \"a\").scaleEffect(s)"),
    view("Text(a).font(.system(size: 17)).scaleEffect(s)"),
    view("Text(a).font(.body).scaleEffect(isPressed ? 0.9 : 1)"),
    Snippet("let f = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))"),
    Snippet(
      "let f = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize))"
    ),
    Snippet(
      "let size = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traits).pointSize\nlet f = metrics.scaledFont(for: UIFont(name: \"X\", size: size)!)"
    ),
    // Another rule's: metrics of metrics crash
    Snippet("let f = metrics.scaledFont(for: metrics.scaledFont(for: .systemFont(ofSize: 17)))"),
    // A name proves nothing
    Snippet("Text(a).font(.custom(\"X\", size: scaledSize))"),
  ]

  @Test("it is found where a number grows twice", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.doubleScaling, against: snippet)
  }

  static let names: [(Snippet, String)] = [
    (view("Text(a).font(.custom(\"X\", size: s))"), "s"),
    (view("Text(a).font(.custom(\"X\", size: half))", "var half: CGFloat { s / 2 }"), "half"),
    (
      Snippet("Text(a).font(.custom(\"X\", size: metrics.scaledValue(for: 17)))"),
      "metrics.scaledValue(for: 17)"
    ),
  ]

  @Test("a finding names what has grown", arguments: names)
  func named(_ snippet: Snippet, _ name: String) throws {
    let finding = try #require(snippet.findings(of: .doubleScaling).first)
    #expect(
      finding.facts == ["largest": .name("AX5"), "name": .name(name)] && finding.severity == .error)
  }

  @Test("what only sounds scaled is counted and not reported")
  func undecided() {
    let snippet = Snippet("Text(a).font(.custom(\"X\", size: scaledSize))")
    let result = Checker(rules: [.doubleScaling]).check(snippet.source)
    #expect(result.findings.isEmpty && result.notAnalysable == ["double-scaling": 1])
  }
}
