import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("scaled-metric-declaration")
struct ScaledMetricDeclarationTests {
  static let snippets = [
    Snippet("struct Row: View { ⟦@ScaledMetric let dot⟧: CGFloat = 10 }"),
    Snippet("struct Row: View { ⟦@ScaledMetric(relativeTo: .body) private let dot⟧ = 10.0 }"),
    Snippet("struct Row: View { ⟦@ScaledMetric var gap⟧: CGFloat { isWide ? 4 : 8 } }"),
    Snippet("struct Row: View { ⟦@ScaledMetric var gap⟧: CGFloat { get { 4 } } }"),
    Snippet("struct Row: View { ⟦@ScaledMetric lazy var gap⟧: CGFloat = 4 }"),
    Snippet("struct Row: View { ⟦@ScaledMetric(relativeTo: .caption) var inset⟧: CGFloat }"),
    Snippet("struct Row: View { ⟦@ScaledMetric private var inset⟧: CGFloat }"),
    Snippet("struct Row: View { ⟦@ScaledMetric var inset⟧: CGFloat\ninit(a: Int) { b = a } }"),
    Snippet("extension Row { ⟦@ScaledMetric var inset⟧: CGFloat = 6 }"),
    Snippet(
      "extension Row {\n⟦@ScaledMetric(relativeTo: .body)⟧\nprivate var inset: CGFloat = 6 }"),
    Snippet("protocol Row { ⟦@ScaledMetric var inset⟧: CGFloat { get } }"),
    Snippet("func f() { ⟦@ScaledMetric let gap⟧ = 8.0 }"),
    // Stored, with a value from somewhere
    Snippet("struct Row: View { @ScaledMetric var dot: CGFloat = 10 }"),
    Snippet("struct Row: View { @ScaledMetric var dot = 10.0 { didSet { f() } } }"),
    Snippet("struct Row: View { @ScaledMetric(wrappedValue: 10, relativeTo: .body) var dot }"),
    Snippet("struct Row: View { @ScaledMetric var dot: CGFloat }"),
    Snippet("struct Row: View { @ScaledMetric private var dot: CGFloat }\nlet row = Row(dot: 4)"),
    Snippet(
      "struct Row: View { @ScaledMetric private var dot: CGFloat\ninit(dot: CGFloat) { _dot = ScaledMetric(wrappedValue: dot) } }"
    ),
    Snippet(
      "struct Row: View { @ScaledMetric private var dot: CGFloat\ninit(dot: CGFloat) { self._dot = .init(wrappedValue: dot, relativeTo: .body) }\n}\nextension Row { init() { self.init(dot: 4) } }"
    ),
    Snippet("extension Row { @ScaledMetric static var inset: CGFloat = 6 }"),
    Snippet("extension Row { struct Part: View { @ScaledMetric var inset: CGFloat = 6 } }"),
    Snippet("struct Row: View { @State var dot: CGFloat\nlet gap = 8 }"),
    Snippet("struct Row: View { @ScaledMetricWithMaxSize let dot: CGFloat = 10 }"),
    // Nobody in the file gives it a value
    Snippet("struct Row: View { ⟦@ScaledMetric var side⟧: CGFloat }\nlet a = Row()"),
    Snippet("struct Row: View { @ScaledMetric var side: CGFloat }\nlet a = Row(side: 4)"),
    Snippet("struct Row: View { @ScaledMetric var side: CGFloat }"),
  ]

  @Test("it is found where the declaration cannot hold the wrapper", arguments: snippets)
  func finds(_ snippet: Snippet) { hold(.scaledMetricDeclaration, against: snippet) }

  @Test("a finding names the property")
  func facts() throws {
    let finding = try #require(Self.snippets[0].findings(of: .scaledMetricDeclaration).first)
    #expect(finding.facts == ["name": .name("dot")])
    #expect(finding.severity == .error)
  }
}
