import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("scaled-metric-style")
struct ScaledMetricStyleTests {
  /// A view with a metric, and what it shows.
  private static func view(_ metric: String, _ body: String, _ more: String = "") -> Snippet {
    Snippet("struct Row: View {\n\(metric) = 20\n\(more)\nvar body: some View {\n\(body)\n}\n}")
  }

  static let metric = "@ScaledMetric private var side: CGFloat"
  static let marked = "⟦@ScaledMetric private var side⟧: CGFloat"
  static let image = "Image(\"a\").resizable().frame(width: side, height: side)"

  static let snippets = [
    // Beside text of another style
    view(marked, "HStack { \(image); Text(a).font(.title2) }"),
    view(marked, "HStack { \(image); Text(a).font(.caption2.bold()) }"),
    view(marked, "HStack { \(image); Text(a) }.font(.largeTitle)"),
    view(marked, "VStack { HStack { \(image); Text(a).font(.title) }; Text(b) }"),
    view(marked, "Text(a).font(.title).padding(side)"),
    view(marked, "Text(a).font(.system(.title, design: .rounded)).padding(side)"),
    view(marked, "Text(a).font(.custom(\"Lora\", size: 28, relativeTo: .title)).padding(side)"),
    view(marked, "HStack(spacing: side) { Text(a).font(.caption); Text(b).font(.caption) }"),
    view(marked, "Text(a).font(.title).overlay { Circle().frame(width: side) }"),
    view(marked, "HStack { \(image); title }", "var title: some View { Text(a).font(.title) }"),
    view(
      marked, "HStack { Image(\"a\").frame(width: bounded); Text(a).font(.title) }",
      "var bounded: CGFloat { min(side, 60) }"),
    view(
      "⟦@ScaledMetric(relativeTo: .largeTitle) private var side⟧: CGFloat",
      "HStack { \(image); Text(a).font(.body) }"),
    // Beside text that grows alike
    view(metric, "HStack { \(image); Text(a) }"),
    view(metric, "HStack { \(image); Text(a).font(.headline) }"),
    view(metric, "HStack { \(image); Text(a).font(.subheadline) }"),
    view(metric, "HStack { \(image); Text(a).font(.footnote) }"),
    view(
      "@ScaledMetric(relativeTo: .title2) private var side: CGFloat",
      "HStack { \(image); Text(a).font(.title2) }"),
    view(metric, "HStack { \(image); VStack { Text(a).font(.title); Text(b) } }"),
    view(metric, "VStack { Text(a).font(.title).padding(side); Text(b).padding(side) }"),
    // Nothing tells, or the metric is the text's own size
    view(metric, image),
    view(metric, "HStack { \(image); Text(a).font(.brandTitle) }"),
    view(metric, "HStack { \(image); Text(a).font(.system(size: 30)) }"),
    view(metric, "Text(a).font(.system(size: side))"),
    view(
      "@ScaledMetric(relativeTo: style) private var side: CGFloat",
      "HStack { \(image); Text(a).font(.title2) }", "let style: Font.TextStyle"),
    view(
      "@ScaledMetric(relativeTo: .title1) private var side: CGFloat",
      "HStack { \(image); Text(a).font(.title2) }"),
    Snippet(
      "struct Row: View { @ScaledMetric var side: CGFloat; var body: some View { Text(a).font(.title).padding(side) } }"
    ),
  ]

  @Test("it is found beside text on another curve", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.scaledMetricStyle, against: snippet)
  }

  @Test("a finding carries both curves")
  func figure() throws {
    let snippet = Self.view(Self.metric, "HStack { \(Self.image); Text(a).font(.caption2) }")
    let finding = try #require(snippet.findings(of: .scaledMetricStyle).first)
    #expect(
      finding.facts == [
        "largest": .name("AX5"), "metric": .name("side"), "base": .number(20),
        "style": .name(".caption2"),
        "follows": .name(".body"),
        "followed": .number(56.3), "wanted": .number(74),
      ])
    #expect(finding.severity == .note && finding.wantedStyle == "caption2")
    #expect(finding.values[.large] == 20 && finding.wanted[.large] == 20)
  }
}
