import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("scaled-metric-integer")
struct ScaledMetricIntegerTests {
  static let snippets = [
    Snippet("struct Row: View { ⟦@ScaledMetric var gap⟧: Int = 18 }"),
    Snippet("struct Row: View { ⟦@ScaledMetric(relativeTo: .title) private var gap⟧: Int = 18 }"),
    Snippet("struct Row: View { ⟦@ScaledMetric var gap⟧: UInt8 = 18 }"),
    Snippet("struct Row: View { ⟦@ScaledMetric var gap⟧: Int }"),
    Snippet("struct Row: View { ⟦@ScaledMetric var gap⟧ = Int(18) }"),
    Snippet("struct Row: View { ⟦@ScaledMetric<Int> var gap⟧ = 18 }"),
    Snippet("typealias Points = Int\nstruct Row: View { ⟦@ScaledMetric var gap⟧: Points = 18 }"),
    Snippet("struct Row: View { init() { _gap = ⟦ScaledMetric<Int>(wrappedValue: 4)⟧ } }"),
    Snippet("struct Row: View { init() { _gap = ⟦ScaledMetric(wrappedValue: Int(4))⟧ } }"),
    // Floating point, said or inferred
    Snippet("struct Row: View { @ScaledMetric var gap = 18 }"),
    Snippet("struct Row: View { @ScaledMetric var gap: CGFloat = 18 }"),
    Snippet("struct Row: View { @ScaledMetric var gap: Double = 18 }"),
    Snippet("struct Row: View { @ScaledMetric var gap: Float = 18 }"),
    Snippet("struct Row: View { @ScaledMetric var gap = CGFloat(Int(side)) }"),
    Snippet("struct Row: View { @ScaledMetric<Double> var gap = 18 }"),
    Snippet("struct Row: View { @State var gap: Int = 18 }"),
    Snippet("struct Row: View { init() { _gap = ScaledMetric(wrappedValue: 4) } }"),
    // A cast, and a constant
    Snippet("struct Row: View { ⟦@ScaledMetric var gap⟧ = 18 as Int }"),
    Snippet(
      "enum M { static let gap: Int = 18 }\nstruct Row: View { ⟦@ScaledMetric var gap⟧ = M.gap }"),
    Snippet("struct Row: View { @ScaledMetric var gap = 18 as Double }"),
    Snippet(
      "enum M { static let gap: CGFloat = 18 }\nstruct Row: View { @ScaledMetric var gap = M.gap }"),
  ]

  @Test("it is found where the metric is an integer", arguments: snippets)
  func finds(_ snippet: Snippet) { hold(.scaledMetricInteger, against: snippet) }

  @Test("a finding names the property", arguments: [(0, "gap"), (7, "_gap")])
  func facts(_ index: Int, _ name: String) throws {
    let finding = try #require(Self.snippets[index].findings(of: .scaledMetricInteger).first)
    #expect(finding.facts == ["name": .name(name)])
    #expect(finding.severity == .error)
  }
}
