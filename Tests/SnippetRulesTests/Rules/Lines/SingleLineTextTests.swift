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
      ("Card().lineLimit(1)", .note),
      ("struct A: View { var lines = 1\nvar body: some View { Text(a).lineLimit(lines) } }", .note),
    ])
  func severity(_ code: String, _ severity: Severity) {
    #expect(Snippet(code).findings(of: .singleLineText).map(\.severity) == [severity])
  }

  @Test(
    "the characters are those of the font in force",
    arguments: [
      ("Text(a).lineLimit(1)", 46, 14), ("Text(a).font(.caption).lineLimit(1)", 65, 18),
      ("VStack { Text(a).lineLimit(1) }.font(.largeTitle)", 23, 13),
    ])
  func characters(_ code: String, _ count: Int, _ atLargest: Int) throws {
    let finding = try #require(Snippet(code).findings(of: .singleLineText).first)
    #expect(
      finding.facts == [
        "largest": .name("AX5"), "characters": .count(count),
        "charactersAtLargest": .count(atLargest),
      ])
  }

  @Test("on the watch the line and the sizes are those of the watch")
  func watch() throws {
    let finding = try #require(
      Snippet("Text(a).lineLimit(1)", name: "Watch App/Row.swift").findings(of: .singleLineText)
        .first)
    #expect(
      finding.facts == [
        "characters": .count(20), "charactersAtLargest": .count(14), "largest": .name("AX3"),
      ])
  }
}
