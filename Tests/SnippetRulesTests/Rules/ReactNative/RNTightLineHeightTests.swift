import Testing

@testable import DTKBSnippetRules

@Suite("rn-tight-line-height")
struct RNTightLineHeightTests {
  static let snippets = [
    Snippet.script("const s = { fontSize: 30, ⟦lineHeight: 30⟧ };"),
    .script(
      "const BIG = 30;\nconst s = StyleSheet.create({ title: { ⟦lineHeight: BIG * 1.1⟧, fontSize: BIG } });"
    ),
    .script("const base = { fontSize: 20 };\nconst s = { ...base, ⟦lineHeight: 20⟧ };"),
    .script(
      "<Text style={[s.title, { ⟦lineHeight: 20⟧ }]}>a</Text>;\nconst s = StyleSheet.create({ title: { fontSize: 20 } });"
    ),
    .script("const Title = styled.Text`font-size: 24px; ⟦line-height: 24px⟧;`;"),
    .script(
      "const Title = styled(Heading)`\n  color: red;\n  font-size: 24px;\n  ⟦line-height: 26px⟧\n`;"
    ),
    .script("const Title = styled.Text`font-size: 24px; line-height: 32px;`;"),
    .script("const Title = styled.Text`font-size: 24px; line-height: 1.2;`;"),
    .script("const s = { fontSize: 20, lineHeight: 24 };"),
    .script("const s = { fontSize: 20, lineHeight: 23 };"),
    .script("const s = { lineHeight: 20 };"),
    .script("const s = { fontSize: 20 };"), .script("const s = { fontSize: 20, lineHeight: 1.1 };"),
    .script("const s = { glyph: { fontFamily: 'Ionicons', fontSize: 24, lineHeight: 24 } };"),
    .script("const s = { closeIcon: { fontSize: 24, lineHeight: 24 } };"),
    .script("const s = { fontSize: size, lineHeight: 24 };"),
  ]

  @Test("a line hardly higher than its font is found", arguments: snippets)
  func finds(_ snippet: Snippet) {
    holdScript(.rnTightLineHeight, against: snippet)
  }

  @Test("a finding carries the height that the font needs")
  func figure() {
    let found = Snippet.script("const s = { fontSize: 24, lineHeight: 26 };")
      .findings(of: .rnTightLineHeight)
    #expect(
      found.map(\.facts) == [["height": .number(26), "points": .number(24), "needed": .number(29)]])
  }
}
