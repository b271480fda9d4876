import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("fixed-height-text")
struct FixedHeightTextTests {
  static let snippets = [
    // Text in a height
    Snippet("let a = Text(title).frame(⟦height: 44⟧)"),
    Snippet("let a = Text(title).frame(maxWidth: .infinity, ⟦maxHeight: 44⟧)"),
    Snippet("let a = Text(title).frame(minHeight: 44, ⟦maxHeight: 44⟧)"),
    Snippet("let a = HStack { Text(a); Text(b) }.padding().frame(⟦height: 50⟧)"),
    Snippet("let a = VStack { Text(a); Text(b) }.frame(⟦height: 70⟧)"),
    Snippet("let a = Button(\"OK\") { go() }.frame(⟦maxHeight: 30⟧)"),
    Snippet("let a = Button(action: go) { Text(title) }.frame(⟦height: 30⟧)"),
    Snippet("let a = Label(title, systemImage: \"star\").frame(width: 300, ⟦height: 40⟧)"),
    Snippet("let a = TextField(\"Name\", text: $name).frame(⟦height: 36⟧)"),
    Snippet("let rowHeight: CGFloat = 44\nlet a = Text(title).frame(⟦height: rowHeight⟧)"),
    Snippet(
      "enum Size { static let row = 22.0 * 2 }\nlet a = Text(title).frame(⟦height: Size.row⟧)"),
    Snippet("let a = Text(title)\n#if os(iOS)\n.bold()\n#endif\n.frame(⟦height: 44⟧)"),
    Snippet("let a = Text(title).frame(⟦height: isOpen ? nil : 44⟧)"),
    Snippet("let a = Text(title).frame(⟦height: CGFloat(44).fitted⟧)"),
    Snippet("let a = Group { if isOn { Text(a) } else { Image(b) } }.frame(⟦height: 44⟧)"),
    Snippet(
      "struct Row: View { var body: some View { name.frame(⟦height: 44⟧) }\nvar name: some View { Text(a) } }"
    ),
    Snippet(
      "struct Row: View { var body: some View { Name().frame(⟦height: 44⟧) } }\nstruct Name: View { var body: some View { Text(a) } }"
    ),
    Snippet(
      "struct Tall: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label.frame(⟦height: 44⟧) } }"
    ),
    Snippet(
      "struct Tall: ViewModifier { func body(content: Content) -> some View { content.font(.body).frame(⟦height: 44⟧) } }"
    ),
    Snippet(
      "struct Row: View { var body: some View { content.frame(⟦height: 44⟧) }\nvar content: some View { Text(a) } }"
    ),
    // Beside what scrolls
    Snippet("let a = HStack { Text(a); ScrollView(.horizontal) { Circle() } }.frame(⟦height: 20⟧)"),
    Snippet("let a = VStack { Text(a); List { Text(b) } }.frame(⟦height: 40⟧)"),
    Snippet(
      "struct Row: View { var body: some View { HStack { Text(a); faces() }.frame(⟦height: 20⟧) }\nfunc faces() -> some View { ScrollView(.horizontal) { Circle() } } }"
    ),
    Snippet("let a = VStack { ScrollView { Text(a) }; Divider() }.frame(height: 44)"),
    // A height that the text never exceeds, or that gives way
    Snippet("let a = Text(title).frame(minHeight: 44)"),
    Snippet("let a = Text(title).frame(idealHeight: 44)"),
    Snippet("let a = Text(title).frame(maxHeight: .infinity)"),
    Snippet("let a = Text(count, format: .number).frame(height: 64)"),
    Snippet("let a = Text(title).frame(height: 0)"),
    Snippet("let a = Text(title).frame(height: height)"),
    Snippet("let a = Text(title).frame(height: isAccessibilitySize ? nil : 44)"),
    Snippet("let a = Text(title).frame(height: dynamicTypeSize > .xxxLarge ? 90 : 44)"),
    Snippet(
      "struct Row: View { var isLarge: Bool { typeSize.isAccessibilitySize }\nvar body: some View { Text(a).frame(height: isLarge ? nil : 44) } }"
    ),
    Snippet(
      "struct Row: View { @ScaledMetric var side = 44.0\nvar body: some View { Text(a).frame(height: side) } }"
    ),
    Snippet(
      "struct Row: View { var body: some View { if dynamicTypeSize.isAccessibilitySize { Text(a) } else { Text(a).frame(height: 44) } } }"
    ),
    Snippet("let a = ViewThatFits { Text(a).frame(height: 44); Text(b) }"),
    Snippet("let a = Text(\"Done\").frame(height: 44).dynamicTypeSize(...DynamicTypeSize.xLarge)"),
    Snippet("let a = Text(title).frame(height: UIFontMetrics.default.scaledValue(for: 44))"),
    // No text inside, or text that scrolls
    Snippet("let a = Divider().frame(height: 1)"),
    Snippet("let a = Image(\"cat\").resizable().frame(width: 40, height: 40)"),
    Snippet("let a = Image(systemName: \"star\").frame(height: 20)"),
    Snippet("let a = HStack { Image(a); Spacer(); Color.red }.frame(height: 20)"),
    Snippet("let a = Text(\"★\").frame(height: 20)"),
    Snippet("let a = ScrollView { Text(a) }.frame(height: 100)"),
    Snippet("let a = List { Text(a) }.frame(height: 100)"),
    Snippet("let a = TextEditor(text: $a).frame(height: 100)"),
    Snippet("let a = Menu { Text(a) } label: { Image(b) }.frame(height: 44)"),
    Snippet("let a = Picker(\"Kind\", selection: $kind) { Image(a) }.frame(height: 32)"),
    Snippet("let a = Button { Text(a).log() } label: { Image(b) }.frame(height: 30)"),
    Snippet("let a = Chart { LineMark(x: a, y: b) }.frame(height: 44)"),
    Snippet("let a = Thing().frame(height: 44)"),
    Snippet("extension View { func low() -> some View { self.frame(height: 44) } }"),
    Snippet("let a = Rectangle().frame(height: 44).overlay { Text(a) }"),
    Snippet("window.frame(height: 44)"),
    // A constant that the project adds to the lengths
    Snippet("extension CGFloat { static let row: CGFloat = 40 }\nText(a).frame(⟦height: .row⟧)"),
    Snippet(
      "extension CGFloat { static var row: CGFloat { UIFontMetrics.default.scaledValue(for: 40) } }\nText(a).frame(height: .row)"
    ),
  ]

  @Test("it is found on a height around text", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.fixedHeightText, against: snippet)
  }

  static let figured: [(String, Severity, DynamicTypeSize, Double)] = [
    ("Text(a).frame(height: 44)", .warning, .accessibility3, 62),
    ("Text(a).frame(height: 24)", .error, .xxLarge, 62),
    ("Text(a).frame(height: 56)", .warning, .accessibility5, 62),
    ("Text(a).font(.caption2).frame(height: 44)", .warning, .accessibility5, 48),
    ("Text(a).font(.headline).bold().padding(4).frame(height: 44)", .warning, .accessibility3, 62),
    (
      "VStack { Text(a).font(.headline); Text(b).font(.subheadline) }.frame(height: 70)", .warning,
      .accessibility2, 120
    ),
    ("HStack { Text(a).font(.caption); Text(b) }.frame(height: 44)", .warning, .accessibility3, 62),
    ("VStack { Text(a); Text(b) }.font(.footnote).frame(height: 44)", .error, .xxxLarge, 104),
    (
      "Text(a).font(.custom(\"Lora\", size: 17, relativeTo: .body)).frame(height: 44)", .warning,
      .accessibility3, 62
    ),
    // The padding alone does not fit; the text's own font is fixed; others may set the height.
    (
      "Text(a, format: .number).padding(.vertical, 8).frame(height: 64)", .note, .accessibility4, 78
    ),
    ("Text(a).font(.system(size: 17)).frame(height: 44)", .note, .accessibility3, 62),
    ("Text(a).frame(height: isOn ? nil : 44)", .note, .accessibility3, 62),
    // Text that fills a line at the default size needs more of them.
    ("Text(a).frame(height: 100)", .note, .accessibility3, 248),
    ("Text(a).frame(height: 100).clipped()", .warning, .accessibility3, 248),
    // Lower than its text by design.
    ("Text(a).frame(height: 12)", .note, .xLarge, 62),
  ]

  @Test("a finding has the size at which the text is lost", arguments: figured)
  func figures(_ code: String, _ severity: Severity, _ size: DynamicTypeSize, _ needed: Double)
    throws
  {
    let finding = try #require(Snippet("let a = " + code).findings(of: .fixedHeightText).first)
    #expect(finding.severity == severity)
    #expect(finding.firstBrokenSize == size)
    #expect(finding.facts["needed"] == .number(needed))
  }
}
