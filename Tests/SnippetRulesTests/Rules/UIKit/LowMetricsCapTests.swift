import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("low-metrics-cap")
struct LowMetricsCapTests {
  static let snippets = [
    Snippet("let f = m.scaledFont(for: .systemFont(ofSize: 17), ⟦maximumPointSize: 22⟧)"),
    Snippet(
      "enum L { static let cap: CGFloat = 18 }\nlet f = m.scaledFont(\n  for: .systemFont(ofSize: 16),\n  ⟦maximumPointSize: L.cap⟧)"
    ),
    Snippet(
      "let base = UIFont(name: \"L\", size: 17)!\nlet f = m.scaledFont(for: base, ⟦maximumPointSize: 20⟧, compatibleWith: t)"
    ),
    // A multiple of the size, whatever that is
    Snippet(
      "func f(_ size: CGFloat) -> UIFont { m.scaledFont(for: .systemFont(ofSize: size), ⟦maximumPointSize: size * 1.2⟧) }"
    ),
    Snippet(
      "func f(_ size: CGFloat) -> UIFont { let base = UIFont(name: a, size: size)!; return m.scaledFont(for: base, ⟦maximumPointSize: 1.5 * size⟧) }"
    ),
    Snippet(
      "func f(_ size: CGFloat) -> UIFont { m.scaledFont(for: .systemFont(ofSize: size), maximumPointSize: size * 2) }"
    ),
    Snippet(
      "func f(_ size: CGFloat) -> UIFont { m.scaledFont(for: .systemFont(ofSize: size), maximumPointSize: most * 1.2) }"
    ),
    Snippet("let f = m.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 34)"),
    Snippet(
      "let f = m.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: .greatestFiniteMagnitude)"
    ),
    Snippet(
      "let f = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 33), maximumPointSize: 57)"
    ),
    Snippet("let f = m.scaledFont(for: base, maximumPointSize: 20)"),
    Snippet("let f = m.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: limit)"),
  ]

  @Test("it is found below twice the size", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.lowMetricsCap, against: snippet)
  }

  @Test(
    "severity and figures come from the limit",
    arguments: [
      ("17", "22", 129.0, Severity.warning, DynamicTypeSize.accessibility1),
      ("22", "20", 91, .error, .xSmall),
      ("34", "44", 129, .note, .accessibility1),
    ])
  func figure(
    _ base: String, _ cap: String, _ percent: Double, _ severity: Severity, _ first: DynamicTypeSize
  ) throws {
    let code =
      "let f = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: \(base)), maximumPointSize: \(cap))"
    let finding = try #require(Snippet(code).findings(of: .lowMetricsCap).first)
    #expect(finding.facts["percent"] == .number(percent) && finding.severity == severity)
    #expect(finding.values[.accessibility5] == Double(cap))
    if severity == .warning { #expect(finding.firstBrokenSize == first) }
  }
}
