import Testing

@testable import DTKBSnippetRules

@Suite("fixed-width-text")
struct FixedWidthTextTests {
  static let snippets = [
    Snippet("let a = Text(name).frame(⟦width: 80⟧)"),
    Snippet("let a = Text(name).frame(⟦width: 80⟧, height: 300, alignment: .leading)"),
    Snippet("let a = VStack { Image(a); Text(b) }.frame(⟦width: 150⟧)"),
    Snippet("let a = Text(\"Frequently asked questions\").frame(⟦width: 150⟧)"),
    Snippet("let a = Button(title) { go() }.frame(⟦width: 96⟧)"),
    Snippet("let w: CGFloat = 90\nlet a = Text(name).bold().frame(⟦width: w⟧).padding()"),
    Snippet("let a = ScrollView(.horizontal) { HStack { Text(name).frame(⟦width: 148⟧) } }"),
    Snippet("let a = Text(name).frame(maxWidth: .infinity)"),
    Snippet("let a = Text(name).frame(maxWidth: 80)"),
    Snippet("let a = Text(name).frame(minWidth: 80, idealWidth: 90)"),
    Snippet("let a = Text(\"OK\").frame(width: 80)"),
    Snippet("let a = Text(\"→\").frame(width: 20)"),
    Snippet("let a = Image(name).frame(width: 80)"),
    Snippet("let a = Rectangle().frame(width: 1)"),
    Snippet("let a = Picker(\"Kind\", selection: $k) { Text(a) }.frame(width: 96)"),
    Snippet("let a = Text(name).frame(width: dynamicTypeSize.isAccessibilitySize ? nil : 80)"),
    Snippet("let a = Text(name).frame(width: geometry.size.width)"),
    Snippet("let a = Thing().frame(width: 80)"),
    Snippet(
      "struct Row: View { @ScaledMetric var w = 80.0\nvar body: some View { Text(a).frame(width: min(w, 280)) } }"
    ),
    Snippet(
      "struct Row: View { @ScaledMetric var w = 80.0\nvar body: some View { Text(a).frame(width: 2 * w) } }"
    ),
  ]

  @Test("it is found on a width around text", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.fixedWidthText, against: snippet)
  }

  static let figured: [(String, Severity, Int, Int)] = [
    ("Text(name).frame(width: 80)", .warning, 9, 3),
    ("Text(name).font(.headline).frame(width: 148)", .warning, 17, 5),
    // A word still fits; a number; a font that stays; a width that others may set.
    ("Text(name).frame(width: 300)", .note, 35, 11),
    ("Text(count, format: .number).frame(width: 80)", .note, 9, 3),
    ("Text(name).font(.system(size: 17)).frame(width: 80)", .note, 9, 3),
    ("TextField(\"Name\", text: $name).frame(width: 80)", .note, 9, 3),
  ]

  @Test("a finding has the characters of a line", arguments: figured)
  func figures(_ code: String, _ severity: Severity, _ usual: Int, _ least: Int) throws {
    let finding = try #require(Snippet("let a = " + code).findings(of: .fixedWidthText).first)
    #expect(finding.severity == severity)
    #expect(finding.facts["characters"] == .count(usual))
    #expect(finding.facts["charactersAtLargest"] == .count(least))
  }
}
