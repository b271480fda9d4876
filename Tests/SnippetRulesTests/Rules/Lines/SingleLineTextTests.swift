import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("single-line-text")
struct SingleLineTextTests {
  static let snippets = [
    Snippet("Text(name)⟦.lineLimit(1)⟧"),
    Snippet("Text(name).font(.headline)⟦.lineLimit(1)⟧.padding()"),
    Snippet("Text(name)⟦.lineLimit(isPinned ? 2 : 1)⟧"),
    Snippet("Text(name)⟦.lineLimit(1, reservesSpace: true)⟧"),
    Snippet("Text(name)⟦.lineLimit(1...1)⟧"),
    Snippet("Text(name)⟦.lineLimit(...1)⟧"),
    Snippet("enum M { static let lines = 1 }\nText(name)⟦.lineLimit(M.lines)⟧"),
    Snippet(
      "struct A: View { private let lines = 1\nvar body: some View { Text(name)⟦.lineLimit(lines)⟧ } }"
    ),
    Snippet("HStack { Text(a); Text(b) }⟦.lineLimit(1)⟧"),
    Snippet("Label(name, systemImage: \"star\")⟦.lineLimit(1)⟧"),
    Snippet("Button { go() } label: { Text(name) }⟦.lineLimit(1)⟧"),
    Snippet(
      "struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label⟦.lineLimit(1)⟧ } }"
    ),
    Snippet("⟦.lineLimit(1)⟧\n.padding()"),
    Snippet("Text(name)⟦.environment(\\.lineLimit, 1)⟧"),
    Snippet("Text(name).environment(\\.lineLimit, 3)"),
    Snippet("Text(name).environment(\\.lineSpacing, 1)"),
    // Fonts of the project whose size nothing tells
    Snippet(
      "extension View { func font(style: Font.TextStyle) -> some View { self } }\nText(name).font(style: .caption)⟦.lineLimit(1)⟧"
    ),
    Snippet("Text(name).font(.custom(\"X\", size: size, relativeTo: .caption))⟦.lineLimit(1)⟧"),
    Snippet("Text(name).font(.system(size: points))⟦.lineLimit(1)⟧"),
    // It may take more, or the text size has a say
    Snippet("Text(name).lineLimit(2...4)"),
    Snippet("Text(name).lineLimit(nil)"),
    Snippet("Text(name).lineLimit(2)"),
    Snippet("Text(name).lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 1)"),
    Snippet(
      "struct A: View { @Environment(\\.dynamicTypeSize) var size\nvar lines: Int? { size.isAccessibilitySize ? nil : 1 }\nvar body: some View { Text(name).lineLimit(lines) } }"
    ),
    Snippet(
      "struct A: View { @Environment(\\.dynamicTypeSize) var size\nvar isLarge: Bool { size >= .accessibility1 }\nvar body: some View { Text(name).lineLimit(isLarge ? 3 : 1) } }"
    ),
    Snippet(
      "if dynamicTypeSize.isAccessibilitySize { Text(name) } else { Text(name).lineLimit(1) }"),
    Snippet(
      "ViewThatFits { HStack { Text(a); Text(b) }.lineLimit(1)\nVStack { Text(a); Text(b) } }"),
    Snippet(
      "struct A: View { var body: some View { ViewThatFits { HStack { bits }\nVStack { bits } } }\nvar bits: some View { Text(a).lineLimit(1) } }"
    ),
    Snippet(
      "struct A: View { var body: some View { ViewThatFits { bits() }\nHStack { bits() } }\nfunc bits() -> some View { Text(a)⟦.lineLimit(1)⟧ } }"
    ),
    Snippet("Text(name).lineLimit(nil).lineLimit(1)"),
    // No text
    Snippet("TextField(\"Name\", text: $name).lineLimit(1)"),
    Snippet("Image(systemName: \"star\").lineLimit(1)"),
    Snippet("Text(\"•\").lineLimit(1)"),
  ]

  @Test("it is found on text that keeps one line", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.singleLineText, against: snippet)
  }

  @Test(
    "lists, figures and chosen truncation are notes",
    arguments: [
      ("Text(name).lineLimit(1)", Severity.warning),
      ("List { Text(name).lineLimit(1) }", .note),
      ("Text(name).lineLimit(1).truncationMode(.middle)", .note),
      ("Text(date, style: .time).lineLimit(1)", .note),
      ("Text(item.url).lineLimit(1)", .note),
      ("Text(card.site ?? url.host() ?? url.absoluteString).lineLimit(1)", .note),
      ("Text(card.site ?? card.title).lineLimit(1)", .warning),
      ("Text(status.createdAt.relativeFormatted).lineLimit(1)", .note),
      // A word fits at every size, also in longer languages
      ("Text(\"Save\").lineLimit(1)", .note),
      ("Label { Text(\"Save\").lineLimit(1) } icon: { Image(systemName: \"a\") }", .note),
      ("Text(\"Notification settings\").lineLimit(1)", .warning),
      // The text does not grow
      ("Text(name).font(.system(size: 14)).lineLimit(1)", .note),
      (
        "struct A: View { @ScaledMetric var s = 14.0\nvar body: some View { Text(a).font(.system(size: s)).lineLimit(1) } }",
        .warning
      ),
      // A badge
      (
        "Text(kind.uppercased()).font(.caption2).lineLimit(1).padding(4).background(.gray).cornerRadius(4)",
        .note
      ),
      ("Text(kind).font(.caption).lineLimit(1).padding().background(.gray, in: Capsule())", .note),
      ("Text(name).font(.caption).lineLimit(1).padding().background(.gray)", .warning),
      ("Text(name).font(.title).lineLimit(1).padding().background(.gray, in: Capsule())", .warning),
      ("Card().lineLimit(1)", .note),
      ("struct A: View { var lines = 1\nvar body: some View { Text(a).lineLimit(lines) } }", .note),
    ])
  func severity(_ code: String, _ severity: Severity) {
    #expect(Snippet(code).findings(of: .singleLineText).map(\.severity) == [severity])
  }

  @Test(
    "the characters are those of the font in force and of the screen",
    arguments: [
      ("Row.swift", "Text(a).lineLimit(1)", 46, 14, "AX5"),
      ("Row.swift", "Text(a).font(.caption).lineLimit(1)", 65, 18, "AX5"),
      ("Row.swift", "VStack { Text(a).lineLimit(1) }.font(.largeTitle)", 23, 13, "AX5"),
      ("Watch App/Row.swift", "Text(a).lineLimit(1)", 20, 14, "AX3"),
    ])
  func characters(
    _ name: String, _ code: String, _ count: Int, _ atLargest: Int, _ largest: String
  ) throws {
    let finding = try #require(Snippet(code, name: name).findings(of: .singleLineText).first)
    #expect(
      finding.facts == [
        "characters": .count(count), "charactersAtLargest": .count(atLargest),
        "largest": .name(largest),
      ])
  }

  @Test("what fits across a television is not published")
  func television() {
    let code = Snippet("Text(a).lineLimit(1)", name: "App TV/Row.swift")
    #expect(code.findings(of: .singleLineText).isEmpty)
  }
}
