import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("scaled-metric-misplaced")
struct ScaledMetricMisplacedTests {
  static let snippets = [
    // Where nothing installs it
    Snippet("final class Sizes: ObservableObject { ⟦@ScaledMetric var tile⟧: Double = 120 }"),
    Snippet(
      "@Observable class Sizes { @ObservationIgnored ⟦@ScaledMetric(relativeTo: .title) private var tile⟧ = 120.0 }"
    ),
    Snippet("actor Sizes { ⟦@ScaledMetric var tile⟧ = 120.0 }"),
    Snippet("class Cell: UITableViewCell { ⟦@ScaledMetric var inset⟧ = 8 }"),
    Snippet("struct Theme { ⟦@ScaledMetric var unit⟧: CGFloat = 4 }"),
    Snippet("struct Theme: Equatable, Sendable { ⟦@ScaledMetric var unit⟧: CGFloat = 4 }"),
    Snippet(
      "struct Theme: ThemeProtocol { ⟦@ScaledMetric var unit⟧: CGFloat = 4 }\nprotocol ThemeProtocol {}"
    ),
    Snippet("enum Gap { ⟦@ScaledMetric static var row⟧ = 8.0 }"),
    Snippet(
      "struct Row: View { enum Gap { ⟦@ScaledMetric static var row⟧ = 8.0 }\nvar body: some View { EmptyView() } }"
    ),
    Snippet(
      "struct Row: View { ⟦@ScaledMetric static var gap⟧ = 8.0\nvar body: some View { EmptyView() } }"
    ),
    Snippet(
      "struct Row: View { class Model { ⟦@SwiftUI.ScaledMetric var gap⟧ = 8.0 }\nvar body: some View { EmptyView() } }"
    ),
    Snippet("extension Row { ⟦@ScaledMetric static var gap⟧ = 8.0 }"),
    Snippet(
      "struct Row: View { var body: some View { ⟦@ScaledMetric var gap⟧ = 8.0\nreturn Text(a).padding(gap) } }"
    ),
    Snippet("func gap() -> CGFloat { ⟦@ScaledMetric var gap⟧ = 8\nreturn gap }"),
    Snippet(
      "extension CGFloat { static var gap: CGFloat { ⟦ScaledMetric(wrappedValue: 8).wrappedValue⟧ } }"
    ),
    Snippet("final class Sizes { let tile = ⟦ScaledMetric(wrappedValue: 8, relativeTo: .title)⟧ }"),
    Snippet("enum Sizes { static let tile = ⟦ScaledMetric(wrappedValue: 8)⟧ }"),
    // Where a view or its like installs it
    Snippet(
      "struct Row: View { private let tile = ScaledMetric(wrappedValue: 8); var body: some View { EmptyView() } }"
    ),
    Snippet(
      "struct Row: View { @ScaledMetric var gap = 8.0; var body: some View { EmptyView() } }"),
    Snippet("struct Row: SwiftUI.View { @ScaledMetric var gap = 8.0 }"),
    Snippet(
      "struct Row { @ScaledMetric var gap = 8.0 }\nextension Row: View { var body: some View { EmptyView() } }"
    ),
    Snippet("struct Row { @ScaledMetric var gap = 8.0; var body: some View { EmptyView() } }"),
    Snippet("class Screen { struct Row: View { @ScaledMetric var gap = 8.0 } }"),
    Snippet("struct Grown: ViewModifier { @ScaledMetric var gap: CGFloat }"),
    Snippet(
      "@propertyWrapper struct Clamped: DynamicProperty { @ScaledMetric var scaled: CGFloat; var wrappedValue: CGFloat { scaled } }"
    ),
    Snippet("struct Bar: ToolbarContent { @ScaledMetric var side = 18.0 }"),
    Snippet("struct Tile: ButtonStyle { @ScaledMetric var inset = 12.0 }"),
    Snippet("struct Tile: CardStyle { @ScaledMetric var inset = 12.0 }"),
    Snippet("struct Map: UIViewRepresentable { @ScaledMetric var inset = 12.0 }"),
    Snippet("protocol Screen: View {}\nstruct Home: Screen { @ScaledMetric var inset = 12.0 }"),
    Snippet("struct Home: Screen { @ScaledMetric var inset = 12.0 }"),
    // What does not compile is another rule's
    Snippet("extension Row { @ScaledMetric var gap = 8.0 }"),
    // Not decided, or not this wrapper
    Snippet("@ScaledMetric var gap = 8.0\nvar body: some View { Text(a).padding(gap) }"),
    Snippet("class Sizes { @ScaledMetricWithMaxSize var tile = 120.0 }"),
    Snippet(
      "struct Row: View { init() { _gap = ScaledMetric(wrappedValue: 8, relativeTo: .title) } }"),
  ]

  @Test("it is found where no view installs the metric", arguments: snippets)
  func finds(_ snippet: Snippet) {
    #expect(snippet.found(by: .scaledMetricMisplaced) == snippet.expectedTexts)
    // A namespace around members without a type makes them its own: that disguise does not fit here.
    for disguise in snippet.disguises.dropLast() + [snippet.withCarriageReturns] {
      #expect(
        disguise.findings(of: .scaledMetricMisplaced).map(\.range) == disguise.expected,
        "\(disguise.code)")
    }
    for silenced in snippet.silenced where !silenced.code.hasPrefix("struct Row_Previews") {
      #expect(
        silenced.findings(of: .scaledMetricMisplaced).isEmpty, "\(silenced.name): \(silenced.code)")
    }
  }

  static let named: [(String, String, String, String)] = [
    ("final class Sizes { @ScaledMetric var tile = 1.0 }", "tile", "Sizes", "class"),
    ("struct Row: View { enum Gap { @ScaledMetric static var row = 8.0 } }", "row", "Gap", "enum"),
    ("struct Row: View { @ScaledMetric static var row = 8.0 }", "static row", "Row", "struct"),
    ("struct Row: View { var body: some View { @ScaledMetric var a = 8.0 } }", "a", "body", "var"),
    ("extension Row { @ScaledMetric static var gap = 8.0 }", "gap", "Row", "extension"),
    ("actor Sizes { @ScaledMetric var a = 1.0, b = 2.0 }", "a, b", "Sizes", "actor"),
  ]

  @Test("a finding names the metric, the type and its kind", arguments: named)
  func facts(_ code: String, _ metric: String, _ type: String, _ kind: String) throws {
    let finding = try #require(Snippet(code).findings(of: .scaledMetricMisplaced).first)
    #expect(finding.facts == ["metric": .name(metric), "type": .name(type), "kind": .name(kind)])
    #expect(finding.severity == .error)
  }
}
