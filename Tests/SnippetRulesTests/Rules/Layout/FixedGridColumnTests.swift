import Testing

@testable import DTKBSnippetRules

@Suite("fixed-grid-column")
struct FixedGridColumnTests {
  static let snippets = [
    Snippet("let a = LazyVGrid(columns: [⟦GridItem(.fixed(100))⟧]) { Text(a) }"),
    Snippet("let a = LazyVGrid(columns: [⟦GridItem(.adaptive(minimum: 80))⟧]) { Text(a) }"),
    Snippet("let a = LazyVGrid(columns: [⟦.init(.adaptive(minimum: 80))⟧]) { Text(a) }"),
    Snippet(
      "let a = LazyVGrid(columns: Array(repeating: ⟦GridItem(.flexible())⟧, count: 3)) { Text(a) }"),
    Snippet(
      "let a = LazyVGrid(columns: [GridItem](repeating: ⟦GridItem()⟧, count: 4)) { Text(a) }"),
    Snippet(
      "let a = LazyVGrid(columns: (0..<3).map { _ in ⟦GridItem(.flexible())⟧ }) { Text(a) }"),
    Snippet(
      "let columns = [⟦GridItem(.flexible())⟧, GridItem(.flexible()), GridItem(.flexible())]\nlet a = LazyVGrid(columns: columns) { Text(a) }"
    ),
    Snippet(
      "struct Board: View { let columns = [⟦GridItem(.fixed(90))⟧, GridItem(.flexible())]\nvar body: some View { LazyVGrid(columns: columns) { ForEach(a) { Text($0.name) } } } }"
    ),
    Snippet(
      "let a = LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { Text(a) }"),
    Snippet("let a = LazyVGrid(columns: [GridItem(.fixed(300))]) { Text(a) }"),
    Snippet("let a = LazyVGrid(columns: [GridItem(.adaptive(minimum: 300))]) { Text(a) }"),
    Snippet("let a = LazyVGrid(columns: [GridItem(.fixed(100))]) { Image(a) }"),
    Snippet(
      "let a = LazyVGrid(columns: [GridItem(.fixed(40))]) { Section { Image(a) } header: { Text(a) } }"
    ),
    Snippet("let a = LazyVGrid(columns: [GridItem(.fixed(100))]) { Tile(a) }"),
    Snippet("let a = LazyVGrid(columns: columns) { Text(a) }"),
    Snippet(
      "let a = LazyVGrid(columns: Array(repeating: GridItem(), count: isAccessibilitySize ? 1 : 3)) { Text(a) }"
    ),
    Snippet(
      "struct Board: View { @ScaledMetric var width = 88.0\nvar body: some View { LazyVGrid(columns: [GridItem(.adaptive(minimum: width))]) { Text(a) } } }"
    ),
    Snippet(
      "struct Board: View { var columns: [GridItem] { let count = typeSize.isAccessibilitySize ? 1 : 3\nreturn Array(repeating: GridItem(), count: count) }\nvar body: some View { LazyVGrid(columns: columns) { Text(a) } } }"
    ),
    // A count by its name
    Snippet(
      "struct A: View { let count = 4\nvar body: some View { LazyVGrid(columns: (0..<count).map { _ in ⟦GridItem(.flexible())⟧ }) { Text(a) } } }"
    ),
    Snippet(
      "struct A: View { let count = 2\nvar body: some View { LazyVGrid(columns: (0..<count).map { _ in GridItem(.flexible()) }) { Text(a) } } }"
    ),
  ]

  @Test("it is found on columns that stay narrow", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.fixedGridColumn, against: snippet)
  }

  @Test func `three columns of a phone are 106 points wide`() throws {
    let grid = Snippet(
      "let a = LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: 3)) { Text(a) }"
    )
    let finding = try #require(grid.findings(of: .fixedGridColumn).first)
    #expect(finding.facts["width"] == .number(106))
    #expect(finding.facts["characters"] == .count(12))
    #expect(finding.facts["charactersAtLargest"] == .count(4))
    #expect(finding.severity == .warning)
  }
}
