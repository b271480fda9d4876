import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("unit-metric")
struct UnitMetricTests {
  private static func row(_ declaration: String, _ body: String) -> Snippet {
    Snippet("struct Row: View {\n\(declaration)\nvar body: some View { \(body) }\n}")
  }

  static let snippets = [
    row("⟦@ScaledMetric private var scale: CGFloat = 1⟧", "Circle().frame(width: 7 * scale)"),
    row("⟦@ScaledMetric private var unit = 1.0⟧", "Circle().frame(width: unit * 7)"),
    row("⟦@ScaledMetric(relativeTo: .caption) var s = 1⟧", "Image(a).scaleEffect(s)"),
    row("⟦@ScaledMetric var factor = 1.0⟧", "Star(factor: factor)"),
    row("⟦@ScaledMetric var scale = 1.0⟧", "Circle().frame(width: self.scale * 7)"),
    row("⟦@ScaledMetric var scale: Double = 1⟧", "Circle().frame(width: CGFloat(scale) * 7)"),
    row(
      "⟦@ScaledMetric(wrappedValue: 1, relativeTo: .body) var scale⟧",
      "Circle().frame(width: scale * 7)"),
    row(
      "⟦@ScaledMetric private var scale: CGFloat = 1⟧\nvar side: CGFloat { 20 * scale }",
      "Circle().frame(width: side)"),
    row("⟦@ScaledMetric var scale = 2.0⟧", "Circle().frame(width: 4 * scale)"),
    // Lengths, and factors that are fine enough
    row(
      "@ScaledMetric private var border: CGFloat = 1", "Circle().strokeBorder(lineWidth: border)"),
    row("@ScaledMetric var scale = 1.0", "Circle().strokeBorder(lineWidth: 1 * scale)"),
    row("@ScaledMetric private var line: CGFloat = 1", "Rectangle().frame(height: line)"),
    row(
      "@ScaledMetric private var hundred: CGFloat = 100", "Circle().frame(width: 7 * hundred / 100)"
    ),
    row("@ScaledMetric private var unit: CGFloat = 4", "Circle().padding(2 * unit)"),
    row("@ScaledMetric private var scale: CGFloat = 10", "Circle().padding(2 * scale)"),
    row("@ScaledMetric var scale = 5.0\nvar f: CGFloat { scale / 5 }", "Circle().padding(2 * f)"),
    row("@State private var scale: CGFloat = 1", "Circle().frame(width: 7 * scale)"),
  ]

  @Test("it is found where a metric of one is a factor", arguments: snippets)
  func finds(_ snippet: Snippet) { hold(.unitMetric, against: snippet) }

  @Test("the figure is that of a 2x screen at the size where it is farthest off")
  func figure() throws {
    let finding = try #require(Self.snippets[0].findings(of: .unitMetric).first)
    let size = DynamicTypeSize.xxLarge
    let factor = try ScalingAPI.scaledMetric.value(
      for: 1, relativeTo: .body, at: size, displayScale: 2)
    let wanted = try DynamicTypeTable.iOS.factor(of: .body, at: size)
    #expect(
      finding.facts == [
        "name": .name("scale"), "size": .size(size.rawValue), "factor": .number(factor),
        "wantedFactor": .number((wanted * 100).rounded() / 100),
      ])
    #expect(finding.severity == .warning)
  }
}
