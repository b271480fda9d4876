import Testing

@testable import DTKBSnippetRules

@Suite("unwrappable-text")
struct UnwrappableTextTests {
  static let snippets = [
    Snippet("let a = Text(message)⟦.fixedSize()⟧"),
    Snippet("let a = Text(message).font(.title)⟦.fixedSize(horizontal: true, vertical: false)⟧"),
    Snippet("let a = Text(message)⟦.fixedSize(horizontal: true, vertical: true)⟧.bold()"),
    Snippet("let a = HStack { Text(a); Text(b) }⟦.fixedSize()⟧"),
    Snippet("let a = Label(title, systemImage: \"star\")⟦.fixedSize()⟧"),
    Snippet("let a = Text(\"Frequently asked questions\")⟦.fixedSize()⟧"),
    Snippet("let a = Text(\"\\(count) unread messages\")⟦.fixedSize()⟧"),
    Snippet("let a = Text(message)\n#if os(iOS)\n⟦.fixedSize()⟧\n#endif"),
    Snippet("let a = Text(message).fixedSize(horizontal: false, vertical: true)"),
    Snippet("let a = Text(message).fixedSize(\nhorizontal: false,\nvertical: true\n)"),
    Snippet("let a = Text(a).fixedSize(horizontal: !typeSize.isAccessibilitySize, vertical: true)"),
    Snippet("let a = Text(a).fixedSize(horizontal: isWide, vertical: true)"),
    Snippet("let a = Text(\"OK\").fixedSize()"),
    Snippet("let a = Text(\"\\(count)\").fixedSize()"),
    Snippet("let a = Text(count, format: .number).fixedSize()"),
    Snippet("let a = Text(String(format: \"%.1f V\", voltage)).fixedSize()"),
    Snippet("let a = Text(model.unreadCount).fixedSize()"),
    Snippet("let a = Menu { Text(a) } label: { Text(b) }.fixedSize()"),
    Snippet("let a = Picker(\"Kind\", selection: $k) { Text(a) }.fixedSize()"),
    Snippet("let a = Toggle(\"Wi-Fi\", isOn: $a).fixedSize()"),
    Snippet("let a = Image(systemName: \"star\").fixedSize()"),
    Snippet("let a = ScrollView(.horizontal) { HStack { Text(a).fixedSize() } }"),
    Snippet("let a = ViewThatFits { Text(a).fixedSize(); Text(b) }"),
    Snippet(
      "struct A: View { var body: some View { ViewThatFits { bits; Text(b) } }\nvar bits: some View { Text(a).fixedSize() } }"
    ),
    Snippet("let a = Text(a).fixedSize().hidden()"),
    Snippet("let a = matrix.fixedSize()"),
  ]

  @Test("it is found on text that may not wrap", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.unwrappableText, against: snippet)
  }

  @Test(arguments: [
    ("Text(a).fixedSize()", Severity.warning), ("Button(a) { }.fixedSize()", .note),
    ("configuration.label.fixedSize()", .note),
    ("Text(kind).font(.caption2).fixedSize().padding(4).background(.gray).cornerRadius(4)", .note),
    ("HStack { Text(a).fixedSize() }.environment(\\.dynamicTypeSize, .large)", .note),
    ("HStack { Text(a).fixedSize() }.dynamicTypeSize(...DynamicTypeSize.xxxLarge)", .note),
    ("HStack { Text(a).fixedSize() }.dynamicTypeSize(...DynamicTypeSize.accessibility4)", .warning),
  ])
  func `a control of its own size, a badge and text that stays small are worth a note`(
    _ code: String, _ severity: Severity
  ) throws {
    let finding = try #require(Snippet("let a = " + code).findings(of: .unwrappableText).first)
    #expect(finding.severity == severity)
    #expect(finding.facts["name"] == .name(".fixedSize()"))
  }
}
