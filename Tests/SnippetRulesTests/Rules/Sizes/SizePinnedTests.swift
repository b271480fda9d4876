import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("size-pinned")
struct SizePinnedTests {
  static let snippets = [
    // One size for everybody
    Snippet("Text(a)⟦.dynamicTypeSize(.large)⟧"),
    Snippet("Text(a)\n  .font(.title)\n  ⟦.dynamicTypeSize(DynamicTypeSize.large)⟧\n  .padding()"),
    Snippet("Text(a)⟦.environment(\\.dynamicTypeSize, .medium)⟧"),
    Snippet("Text(a)⟦.environment(\\.sizeCategory, .extraLarge)⟧"),
    Snippet("Text(a)⟦.environment(\\EnvironmentValues.dynamicTypeSize, .medium)⟧"),
    Snippet("WindowGroup { Home() }⟦.dynamicTypeSize(.large)⟧"),
    Snippet("Text(a)⟦.transformEnvironment(\\.dynamicTypeSize) { $0 = .large }⟧"),
    Snippet("Text(a)⟦.dynamicTypeSize(.large ... .large)⟧"),
    Snippet("Text(a)⟦.dynamicTypeSize(isCompact ? .large : .xLarge)⟧"),
    Snippet("Text(a)⟦.dynamicTypeSize(isCompact ? .large : dynamicTypeSize)⟧"),
    Snippet("let fixed: DynamicTypeSize = .large\nlet b = Text(a)⟦.dynamicTypeSize(fixed)⟧"),
    Snippet(
      "struct A: View { private static let fixed = DynamicTypeSize.large; var body: some View { Text(a)⟦.dynamicTypeSize(Self.fixed)⟧ } }"
    ),
    Snippet(
      "struct A: View { var fixed: DynamicTypeSize { .large }\nvar body: some View { Text(a)⟦.dynamicTypeSize(fixed)⟧ } }"
    ),
    Snippet("extension View { func still() -> some View { ⟦dynamicTypeSize(.large)⟧ } }"),
    Snippet("extension View { func still() -> some View { self⟦.dynamicTypeSize(.large)⟧ } }"),
    Snippet(
      "Text(a)\n#if targetEnvironment(macCatalyst)\n.padding()\n#else\n⟦.dynamicTypeSize(.large)⟧\n#endif"
    ),
    // A range, a choice, or nothing that tells
    Snippet("Text(a).dynamicTypeSize(.medium...)"),
    Snippet("Text(a).dynamicTypeSize(.xSmall ... .accessibility5)"),
    Snippet("Text(a).dynamicTypeSize(...DynamicTypeSize.xxxLarge)"),
    Snippet("Text(a).dynamicTypeSize(settings.size)"),
    Snippet(
      "struct A: View { @State var size: DynamicTypeSize = .large\nvar body: some View { Text(a).dynamicTypeSize(size) } }"
    ),
    Snippet(
      "struct A: View { @AppStorage(\"size\") var size = DynamicTypeSize.large\nvar body: some View { Text(a).dynamicTypeSize(size) } }"
    ),
    Snippet("Text(a).environment(\\.locale, .current)"),
    Snippet("Text(a).environment(\\.dynamicTypeSize, dynamicTypeSize)"),
    Snippet("Text(a).dynamicTypeSize(size < .accessibility1 ? dynamicTypeSize : .accessibility1)"),
    Snippet("if size == .large { Text(a) }"), Snippet("@Environment(\\.dynamicTypeSize) var size"),
    Snippet("struct A { var dynamicTypeSize: Size = .large }"),
    // A setting of the app decides
    Snippet(
      "struct A: View { @AppStorage(\"system\") var isSystem = true\nvar body: some View { Text(a).dynamicTypeSize(isSystem ? .xSmall ... .accessibility5 : .large ... .large) } }"
    ),
  ]

  @Test("it is found where one size counts for everybody", arguments: snippets)
  func finds(_ snippet: Snippet) { hold(.sizePinned, against: snippet) }

  @Test("a pin that another arm lifts is a warning, one on a chart a note")
  func severities() throws {
    func severity(_ code: String) -> Severity? {
      Snippet(code).findings(of: .sizePinned).first?.severity
    }
    #expect(severity("Text(a).dynamicTypeSize(.large)") == .error)
    #expect(severity("Text(a).dynamicTypeSize(b ? .large : dynamicTypeSize)") == .warning)
    #expect(severity("Chart { BarMark(a) }.dynamicTypeSize(.large)") == .note)
  }

  @Test("the figure is that of the style")
  func figure() throws {
    let code = "VStack { Text(a).font(.title) }.dynamicTypeSize(.large)"
    let finding = try #require(Snippet(code).findings(of: .sizePinned).first)
    #expect(finding.facts == ["limit": .name(".large")])
    #expect(finding.wantedStyle == "title")
    #expect(finding.values[.accessibility5] == 28)
    #expect(finding.wanted[.accessibility5] == 58)
    #expect(finding.firstBrokenSize == .xLarge)
  }
}
