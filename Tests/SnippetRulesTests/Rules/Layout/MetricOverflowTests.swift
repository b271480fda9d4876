import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("metric-overflow")
struct MetricOverflowTests {
  private static func view(_ metric: String, _ body: String, _ more: String = "") -> Snippet {
    Snippet("struct Head: View { \(metric)\n\(more)\nvar body: some View { \(body) } }")
  }

  static let snippets = [
    view(
      "⟦@ScaledMetric private var side⟧: CGFloat = 125", "Image(a).frame(width: side, height: side)"
    ),
    view("⟦@ScaledMetric(relativeTo: .body) var side⟧ = 150.0", "Image(a).frame(minWidth: side)"),
    view("⟦@ScaledMetric var side⟧ = 70.0", "Text(a).frame(width: side * 2)"),
    view("⟦@ScaledMetric var side⟧ = 125.0", "Image(a).frame(width: self.side)"),
    view(
      "⟦@ScaledMetric var side⟧ = 125.0", "Image(a).frame(width: wide)",
      "var wide: CGFloat { side }"),
    view(
      "⟦@ScaledMetric var side⟧ = 200.0", "LazyVGrid(columns: [GridItem(.fixed(side))]) { Text(a) }"
    ),
    view("@ScaledMetric var side = 120.0", "Image(a).frame(width: side)"),
    view("@ScaledMetric var side = 125.0", "Image(a).frame(height: side)"),
    view("@ScaledMetric var side = 125.0", "Image(a).frame(maxWidth: side)"),
    view("@ScaledMetric var side = 125.0", "Image(a).frame(width: min(side, 300))"),
    view(
      "@ScaledMetric var side = 125.0", "Image(a).frame(width: wide)",
      "var wide: CGFloat { min(side, 220) }"),
    view(
      "@ScaledMetric var side = 125.0", "ScrollView(.horizontal) { Image(a).frame(width: side) }"),
    view("@ScaledMetric var side = 250.0", "Image(a).frame(width: side / 4)"),
    view(
      "@ScaledMetric var side = 125.0",
      "Image(a).frame(width: typeSize.isAccessibilitySize ? nil : side)"),
    view("@ScaledMetric(relativeTo: .largeTitle) var side = 150.0", "Image(a).frame(width: side)"),
    view("@State var side = 400.0", "Image(a).frame(width: side)"),
  ]

  @Test("it is found on metrics that outgrow a phone", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.metricOverflow, against: snippet)
  }

  static let figured: [(Double, Severity, DynamicTypeSize, Double)] = [
    (125, .warning, .accessibility5, 352.3), (150, .warning, .accessibility4, 422.7),
    (270, .error, .xxxLarge, 761),
  ]

  @Test("a finding has the size at which it overflows", arguments: figured)
  func figures(_ base: Double, _ severity: Severity, _ size: DynamicTypeSize, _ actual: Double)
    throws
  {
    let view = Self.view("@ScaledMetric var side = \(base)", "Image(a).frame(width: side)")
    let finding = try #require(view.findings(of: .metricOverflow).first)
    #expect(finding.severity == severity)
    #expect(finding.firstBrokenSize == size)
    #expect(finding.facts["actual"] == .number(actual))
  }
}
