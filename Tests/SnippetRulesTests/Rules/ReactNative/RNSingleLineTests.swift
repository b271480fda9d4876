import Testing

@testable import DTKBSnippetRules

@Suite("rn-single-line")
struct RNSingleLineTests {
  static let snippets = [
    Snippet.script("<Text ⟦numberOfLines={1}⟧>{name}</Text>"),
    .script("const ONE = 1;\n<AppText ⟦numberOfLines={ONE}⟧>{name}</AppText>"),
    .script("<Text ⟦numberOfLines={wide ? 1 : 1}⟧>{name}</Text>"),
    .script("<ListItem titleProps={{ ⟦numberOfLines: 1⟧ }} />"),
    .script("<Text numberOfLines={2}>{name}</Text>"),
    .script("<Text numberOfLines={0}>{name}</Text>"),
    .script("<Text numberOfLines={open ? 0 : 1}>{name}</Text>"),
    .script("<Text numberOfLines={lines}>{name}</Text>"),
    .script("<TextInput numberOfLines={1} />"), .script("<Text numberOfLines={1}>•</Text>"),
    // The default of a parameter
    .script("const A = ({ lines = 1 }) => <Text ⟦numberOfLines={lines}⟧>{name}</Text>;"),
    .script("function A(lines = 1) { return <Text ⟦numberOfLines={lines}⟧>{name}</Text>; }"),
    .script("const A = ({ lines = 2 }) => <Text numberOfLines={lines}>{name}</Text>;"),
    .script(
      "const A = ({ ⟦numberOfLines = 1⟧ }) => <Text numberOfLines={numberOfLines}>{name}</Text>;"),
  ]

  @Test("text on one line is found", arguments: snippets)
  func finds(_ snippet: Snippet) {
    holdScript(.rnSingleLine, against: snippet)
  }

  @Test(
    "it matters more where the text shrinks",
    arguments: [
      ("", Severity.note), ("adjustsFontSizeToFit", .warning),
      ("adjustsFontSizeToFit={false}", .note), ("minimumFontScale={0.5}", .warning),
      ("adjustsFontSizeToFit minimumFontScale={0.95}", .note),
    ])
  func severity(_ attributes: String, _ severity: Severity) {
    let found = Snippet.script("<Text numberOfLines={1} \(attributes)>{name}</Text>")
      .findings(of: .rnSingleLine)
    #expect(found.map(\.severity) == [severity])
  }
}
