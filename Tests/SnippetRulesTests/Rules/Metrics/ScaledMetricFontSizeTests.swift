import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("scaled-metric-font-size")
struct ScaledMetricFontSizeTests {
  /// A view with a metric, and what it shows.
  private static func view(_ metric: String, _ body: String) -> Snippet {
    Snippet("struct Row: View {\n\(metric)\nvar body: some View {\n\(body)\n}\n}")
  }

  static let metric = "@ScaledMetric private var s = 17.0"

  static let snippets = [
    view(metric, "Text(a).font(⟦.system(size: s)⟧)"),
    view(metric, "Text(a).font(⟦Font.system(size: self.s, weight: .bold)⟧.italic())"),
    view(metric, "Text(a).font(isBig ? .title : ⟦.system(size: s, design: .serif)⟧)"),
    view(
      "@ScaledMetric(relativeTo: .title2) var s: CGFloat = 22",
      "VStack { Text(a) }.font(⟦.system(size: s)⟧)"),
    view(
      "@ScaledMetric(wrappedValue: 15, relativeTo: .subheadline) var s",
      "Text(a).font(⟦.system(size: s)⟧)"),
    // Symbols, display type, and what leaves the metric alone
    view(metric, "Image(systemName: \"a\").font(.system(size: s))"),
    view("@ScaledMetric(relativeTo: .largeTitle) var s = 64.0", "Text(a).font(.system(size: s))"),
    view(metric, "Text(a).font(.custom(\"X\", fixedSize: s))"),
    view(metric, "Text(a).font(.system(size: 17)).padding(s)"),
    view(metric, "Text(a).font(.system(size: min(s, 30)))"),
    view("@State var s = 17.0", "Text(a).font(.system(size: s))"),
    // Nothing tells the size or the style
    view("@ScaledMetric var s: CGFloat", "Text(a).font(.system(size: s))"),
    view("@ScaledMetric(relativeTo: style) var s = 17.0", "Text(a).font(.system(size: s))"),
    Snippet("Text(a).font(.system(size: UIFontMetrics.default.scaledValue(for: 17)))"),
  ]

  @Test("it is found on ordinary text", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.scaledMetricFontSize, against: snippet)
  }

  static let figures: [(String, String, Double, Double, Severity)] = [
    ("@ScaledMetric var s = 17.0", ".body", 48, 53, .warning),
    ("@ScaledMetric(relativeTo: .title2) var s = 22.0", ".title2", 52, 56, .warning),
    ("@ScaledMetric var s = 18.0", ".body", 50.7, 53, .note),
  ]

  @Test("a finding carries the metric and the style", arguments: figures)
  func figure(
    _ metric: String, _ style: String, _ actual: Double, _ wanted: Double, _ severity: Severity
  ) throws {
    let finding = try #require(
      Self.view(metric, "Text(a).font(.system(size: s))").findings(of: .scaledMetricFontSize).first)
    #expect(
      finding.facts == [
        "largest": .name("AX5"), "name": .name("s"), "actual": .number(actual),
        "style": .name(style),
        "wanted": .number(wanted),
      ])
    #expect(finding.severity == severity)
  }
}
