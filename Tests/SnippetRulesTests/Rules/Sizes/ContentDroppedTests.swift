import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("content-dropped")
struct ContentDroppedTests {
  /// A row that reads the text size and shows something in its body.
  private static func row(_ body: String, _ members: String = "") -> Snippet {
    Snippet(
      "struct Row: View {\n@Environment(\\.dynamicTypeSize) private var size\nlet name: String\nlet price: String\n\(members)\nvar body: some View {\nVStack {\nText(name)\n\(body)\n}\n}\n}"
    )
  }

  static let snippets = [
    row(
      "⟦if !isLarge⟧ { Text(price) }",
      "@Environment(\\.dynamicTypeSize.isAccessibilitySize) private var isLarge"),
    row("if !isOn { Text(price) }", "@Environment(\\.isEnabled) private var isOn"),
    // Shown up to a size and nowhere else
    row("⟦if !size.isAccessibilitySize⟧ { Text(price) }"),
    row("⟦if size < .accessibility3⟧ { Text(price) }"),
    row("⟦if size <= .xxxLarge, isOn⟧ { Text(price) }"),
    row("⟦if isOn && !size.isAccessibilitySize⟧ { Text(price) }"),
    row("⟦if size.isAccessibilitySize⟧ { EmptyView() } else { Text(price) }"),
    row("⟦if size.isAccessibilitySize⟧ {} else { Text(price) }"),
    row("⟦if size.isAccessibilitySize⟧ { Text(price).hidden() } else { Text(price) }"),
    row("⟦if showsPrice⟧ { Text(price) }", "var showsPrice: Bool { !size.isAccessibilitySize }"),
    row(
      "⟦if showsPrice⟧ { Text(price) }",
      "private var isHuge: Bool { size > .xLarge }\nvar showsPrice: Bool { !isHuge }"),
    row(
      "⟦if self.showsPrice⟧ { Text(price) }",
      "var showsPrice: Bool { !self.size.isAccessibilitySize }"),
    row("⟦switch size⟧ { case .accessibility1...: EmptyView()\ndefault: Text(price) }"),
    row("⟦if !size.isAccessibilitySize⟧ { Button(price) { buy() } }"),
    row("⟦if !size.isAccessibilitySize⟧ { avatar }", "var avatar: some View { Image(name) }"),
    row("Text(price)⟦.opacity(size.isAccessibilitySize ? 0 : 1)⟧"),
    row("Text(price)⟦.isHidden(size.isAccessibilitySize)⟧"),
    row("⟦if !size.isAccessibilitySize⟧ { Text(price) }\nColor.red.accessibilityLabel(price)"),
    row(
      "⟦if size.isAccessibilitySize⟧ { VStack { Text(name) } } else { HStack { Text(name); Text(price) } }"
    ),
    Snippet(
      "extension Row { var part: some View { VStack { ⟦if !dynamicTypeSize.isAccessibilitySize⟧ { Text(price) } } } }"
    ),
    Snippet(
      "class Row: UIView { func f() { ⟦priceLabel.isHidden = traitCollection.preferredContentSizeCategory.isAccessibilityCategory⟧ } }"
    ),
    // The same elsewhere, or another arrangement
    row("if size.isAccessibilitySize { VStack { Text(price) } } else { HStack { Text(price) } }"),
    row("if !size.isAccessibilitySize { Text(price) } else { Text(price).bold() }"),
    row(
      "HStack { if !size.isAccessibilitySize { Text(price) } }\nif size.isAccessibilitySize { Text(price) }"
    ),
    row(
      "HStack { if !size.isAccessibilitySize { priceTag } }\nif size.isAccessibilitySize { priceTag }",
      "var priceTag: some View { Text(price) }"),
    row("if size.isAccessibilitySize { Text(price) }"),
    row("if !size.isAccessibilitySize { Spacer() }"),
    row("if !size.isAccessibilitySize { Divider() }"),
    row("if size >= .small { Text(price) }"),
    row("if isOn { Text(price) }"),
    row("Text(price).opacity(size.isAccessibilitySize ? 0.8 : 1)"),
    row("if size.isAccessibilitySize { Text(short) } else { Text(long) }"),
    row("Text(price).onAppear { if !size.isAccessibilitySize { track() } }"),
  ]

  @Test("it is found where larger text loses content", arguments: snippets)
  func finds(_ snippet: Snippet) { hold(.contentDropped, against: snippet) }

  static let told: [(String, Severity, String)] = [
    ("if !size.isAccessibilitySize { Text(price) }", .warning, "accessibility1"),
    ("if size < .accessibility3 { Text(price) }", .warning, "accessibility3"),
    ("if size <= .large { Text(price) }", .warning, "xLarge"),
    ("if !size.isAccessibilitySize { Image(price) }", .note, "accessibility1"),
    (
      "if !size.isAccessibilitySize { Button { buy() } label: { Image(price) } }", .warning,
      "accessibility1"
    ),
  ]

  @Test("a finding names the first size; lost pictures are a note", arguments: told)
  func facts(_ body: String, _ severity: Severity, _ size: String) throws {
    let finding = try #require(Self.row(body).findings(of: .contentDropped).first)
    #expect(finding.severity == severity)
    #expect(finding.facts == ["size": .size(size)])
    #expect(finding.firstBrokenSize?.rawValue == size)
  }
}
