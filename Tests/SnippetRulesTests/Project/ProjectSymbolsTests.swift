import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("What the files of a project declare for each other")
struct ProjectSymbolsTests {
  /// Files, the first of which is checked; what a rule must underline in it stands between marks.
  struct Project: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let checked: Snippet
    let others: [SourceFile]

    init(_ rule: Rule, _ checked: String, name: String = "Row.swift", others: String...) {
      self.rule = rule
      self.checked = Snippet(checked, name: name)
      self.others = others.enumerated().map {
        SourceFile(name: "Other\($0).swift", bytes: Array($1.utf8))
      }
    }

    var symbols: ProjectSymbols {
      ProjectSymbols(([checked.source] + others).map(FileSymbols.init))
    }
    var findings: [Finding] { Checker(rules: [rule]).check(checked.source, in: symbols).findings }
    var testDescription: String { checked.code }
  }

  static let projects = [
    Project(
      .fixedFontSize, "Text(a).font(⟦.system(size: Metrics.title)⟧)",
      others: "enum Metrics { static let title: CGFloat = 20 }"),
    Project(
      .fixedFontSize,
      "struct Row: View { @Grown var s = 17.0; var body: some View { Text(a).font(.system(size: s)) } }",
      others:
        "@propertyWrapper struct Grown: DynamicProperty { @ScaledMetric var wrappedValue: CGFloat }"
    ),
    Project(
      .fixedFontSize, "Gadget().font(.system(size: 12))",
      others: "struct Gadget: View { var body: some View { Image(systemName: \"a\") } }"),
    Project(
      .fixedFontSize, "Gadget().font(⟦.system(size: 12)⟧)",
      others: "struct Gadget: View { var body: some View { Text(a) } }"),
    Project(
      .scaledMetricMisplaced, "struct Row { @ScaledMetric var a = 1.0 }",
      others: "extension Row: View { }"),
    Project(
      .scaledMetricMisplaced, "struct Row: Screen { @ScaledMetric var a = 1.0 }",
      others: "protocol Screen: Page {}", "protocol Page: View {}"),
    Project(
      .scaledMetricMisplaced, "struct Row: Tokens { ⟦@ScaledMetric var a⟧ = 1.0 }",
      others: "import SwiftUI\nprotocol Tokens: Sendable {}"),
    Project(
      .scaledMetricStyle,
      "struct Row: View { ⟦@ScaledMetric var a⟧ = 20.0\nvar body: some View { Text(b).font(.cardTitle).padding(a) } }",
      others: "extension Font { static let cardTitle = Font.title }"),
    Project(
      .scaledMetricStyle,
      "struct Row: View { ⟦@ScaledMetric var a⟧ = 20.0\nvar body: some View { Text(b).font(.brand.title).padding(a) } }",
      others: "extension Font { static let brand = BrandFonts() }",
      "struct BrandFonts { let title = Font.title.bold() }"),
    Project(
      .scaledMetricStyle,
      "struct Row: View { ⟦@ScaledMetric var a⟧ = 20.0\nvar body: some View { Text(b).cardTitle().padding(a) } }",
      others: "extension View { func cardTitle() -> some View { font(.title) } }"),
    Project(
      .scaledMetricStyle,
      "struct Row: View { ⟦@ScaledMetric var a⟧ = 20.0\nvar body: some View { Text(b).cardTitle().padding(a) } }\nextension View { func cardTitle() -> some View { modifier(CardTitle()) } }\nstruct CardTitle: ViewModifier { func body(content: Content) -> some View { content.font(.title) } }"
    ),
    // What is private elsewhere, or declared twice, tells nothing
    Project(
      .scaledMetricStyle,
      "struct Row: View { @ScaledMetric var a = 20.0\nvar body: some View { Text(b).font(.cardTitle).padding(a) } }",
      others: "extension Font { fileprivate static let cardTitle = Font.title }"),
    Project(
      .scaledMetricStyle,
      "struct Row: View { @ScaledMetric var a = 20.0\nvar body: some View { Text(b).font(.cardTitle).padding(a) } }",
      others: "extension Font { static let cardTitle = Font.title }",
      "extension Font { static let cardTitle = Font.body }"),
  ]

  @Test("a file is checked with what the others declare", arguments: projects)
  func checks(_ project: Project) {
    #expect(project.findings.map(\.range) == project.checked.expected)
  }

  @Test("a constant of another file gives the figure")
  func figure() throws {
    let project = Project(
      .fixedFontSize, "extension Row { func f() { Text(a).font(.system(size: Size.title)) } }",
      others: "struct Row { enum Size { static let title: CGFloat = 20 } }")
    let finding = try #require(project.findings.first)
    #expect(finding.facts["points"] == .number(20) && finding.facts["style"] == .name(".title3"))
  }

  @Test("a view that another file draws into an image, and what only that is made of, matter less")
  func rendered() {
    let card = "struct Logo: View { var body: some View { Text(a).font(.system(size: 12)) } }"
    let drawn = Project(
      .fixedFontSize, card, others: "struct Card: View { var body: some View { Logo() } }",
      "let image = Card().frame(width: 9).snapshot()")
    #expect(drawn.findings.map(\.severity) == [.note])
    let shown = Project(
      .fixedFontSize, card, others: "struct Card: View { var body: some View { Logo() } }")
    #expect(shown.findings.map(\.severity) == [.error])
  }

  @Test("every file beside the one that starts a widget belongs to it")
  func widget() {
    let symbols = ProjectSymbols([
      FileSymbols(
        SourceFile(
          name: "Glance/Main.swift", bytes: Array("@main struct Glance: WidgetBundle {}".utf8)))
    ])
    let checker = Checker(rules: [.fixedFontSize])
    let code = Array("Text(a).font(.system(size: 12))".utf8)
    let severities = ["Glance/Views/Row.swift", "App/Row.swift"].map {
      checker.check(SourceFile(name: $0, bytes: code), in: symbols).findings.map(\.severity)
    }
    #expect(severities == [[.warning], [.error]])
  }

  @Test("the uses of a font are counted over all files")
  func uses() {
    let files = [
      "Text(a).font(.cardTitle)\nText(b).font(isBig ? .cardTitle : .body)",
      "Text(c).font(Font.cardTitle.bold())",
    ]
    let symbols = ProjectSymbols(
      files.map {
        FileSymbols(SourceFile(name: "A.swift", bytes: Array(($0 + "\nstruct A: View {}").utf8)))
      })
    #expect(symbols.uses(of: FontName("cardTitle", of: .font)) == 3)
  }
}
