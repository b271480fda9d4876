import Testing

@testable import DTKBSnippetRules

@Suite("rigid-text-row")
struct RigidTextRowTests {
  static let snippets = [
    Snippet("let a = ⟦HStack⟧ { Text(a); Spacer(); Text(b) }"),
    Snippet("let a = ⟦HStack(alignment: .top)⟧ { Text(a)\nText(b) }.padding()"),
    Snippet("let a = ⟦HStack⟧ { VStack { Text(a); Text(b) }; Label(c, systemImage: \"star\") }"),
    Snippet("let a = ⟦HStack⟧ { Toggle(\"Wi-Fi\", isOn: $a); Button(\"More\") { go() } }"),
    Snippet("let a = VStack { ⟦HStack⟧ { Text(a); Text(b) }; HStack { Image(a); Text(b) } }"),
    Snippet("let a = ⟦LazyHStack(spacing: 8)⟧ { Text(a); Text(b) }"),
    Snippet("let a = ScrollView(.horizontal) { LazyHStack { Text(a); Text(b) } }"),
    Snippet("let a = ⟦HStack⟧ { ForEach(a) { Text($0) } }"),
    Snippet("let a = ⟦HStack⟧ { if isOn { Text(a) } else { Image(b) }; Text(c) }"),
    Snippet("let a = HStack { ForEach(a) { _ in Circle() }; Text(b) }"),
    Snippet("let a = HStack { Text(a); Spacer(); Image(systemName: \"chevron.right\") }"),
    Snippet("let a = HStack { Text(a); Text(\"·\"); Image(b) }"),
    Snippet("let a = HStack { Text(a).layoutPriority(1); Text(b) }"),
    Snippet("let a = Form { HStack { Text(a); Text(b) } }"),
    Snippet("let a = ScrollView(.horizontal) { HStack { Text(a); Text(b) } }"),
    Snippet("let a = view.toolbar { ToolbarItem { HStack { Text(a); Text(b) } } }"),
    Snippet("let a = ViewThatFits { HStack { Text(a); Text(b) }; VStack { Text(a); Text(b) } }"),
    Snippet("let a = HStack { ScrollView { Text(a) }; Text(b) }"),
    Snippet("let a = VStack { Text(a); Text(b) }"),
    Snippet(
      "struct Row: View { @Environment(\\.dynamicTypeSize) var size\nvar body: some View { HStack { Text(a); Text(b) } } }"
    ),
    Snippet(
      "struct Row: View { var body: some View { AnyLayout(HStackLayout()) { Text(a); Text(b) } } }"),
  ]

  @Test("it is found on a row of texts that nothing rearranges", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.rigidTextRow, against: snippet)
  }

  @Test func `a finding counts the texts and is a note`() throws {
    let row = Snippet("let a = HStack { Text(a); Spacer(); Text(b); Text(c) }")
    let finding = try #require(row.findings(of: .rigidTextRow).first)
    #expect(finding.facts == ["lines": .count(3)])
    #expect(finding.severity == .note)
  }
}
