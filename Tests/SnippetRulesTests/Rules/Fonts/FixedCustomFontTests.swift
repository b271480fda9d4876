import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("fixed-custom-font")
struct FixedCustomFontTests {
  static let snippets = [
    Snippet("Text(name).font(⟦.custom(\"Lora\", fixedSize: 16)⟧)"),
    Snippet("Text(name).font(⟦Font.custom(\"Lora\", fixedSize: 16)⟧.bold())"),
    Snippet("VStack { Text(a) }.environment(\\.font, ⟦.custom(face, fixedSize: 16)⟧)"),
    Snippet(
      "let size: CGFloat = 16\nText(name).font(isBig ? .body : ⟦.custom(\"Lora\", fixedSize: size)⟧)"
    ),
    Snippet(
      "struct A: View { private var title: Font { ⟦.custom(\"Lora\", fixedSize: 16)⟧ }; var body: some View { Text(a).font(title) } }"
    ),
    Snippet("text.font = ⟦.custom(\"Lora\", fixedSize: 13)⟧"),
    // Both forms with `size:` scale
    Snippet("Text(name).font(.custom(\"Lora\", size: 16))"),
    Snippet("Text(name).font(.custom(\"Lora\", size: 16, relativeTo: .body))"),
    // The number follows the reader, or the canvas
    Snippet(
      "struct A: View { @ScaledMetric var s = 17.0; var body: some View { Text(a).font(.custom(\"Lora\", fixedSize: s)) } }"
    ),
    Snippet("Text(a).font(.custom(\"Lora\", fixedSize: geometry.size.width / 9))"),
    // Icons, and no font at all
    Snippet("Text(a).font(.custom(\"MaterialDesignIcons\", fixedSize: 16))"),
    Snippet("Text(a).font(.custom(FontAwesome.regular, fixedSize: 16))"),
    Snippet("let part: Part = .custom(\"Lora\", fixedSize: 16)"),
    Snippet("canvas.custom(\"Lora\", fixedSize: 16)"),
    // A token that nobody uses
    Snippet("extension Font { static let brand = Font.custom(\"Lora\", fixedSize: 16) }"),
    // The number is a property of another type
    Snippet(
      "struct Metrics: DynamicProperty { @ScaledMetric var size = 17.0 }\nstruct A: View { let metrics = Metrics(); var body: some View { Text(a).font(.custom(\"Lora\", fixedSize: metrics.size)) } }"
    ),
    Snippet(
      "struct A: View { let metrics: Metrics; var body: some View { Text(a).font(.custom(\"Lora\", fixedSize: self.metrics.size)) } }\nstruct Metrics { @ScaledMetric var size = 17.0 }"
    ),
    Snippet(
      "struct A: View { let metrics: Metrics; var body: some View { Text(a).font(⟦.custom(\"Lora\", fixedSize: metrics.size)⟧) } }\nstruct Metrics { let size = 17.0 }"
    ),
  ]

  @Test("it is found where a custom font opts out", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.fixedCustomFont, against: snippet)
  }

  @Test("a finding carries what the font would be with its style")
  func figure() throws {
    let finding = try #require(
      Snippet("Text(a).font(.custom(\"Lora\", fixedSize: 22))").findings(of: .fixedCustomFont).first
    )
    #expect(
      finding.facts == [
        "largest": .name("AX5"), "points": .number(22), "style": .name(".title2"),
        "wanted": .number(52),
      ])
    #expect(finding.severity == .error && finding.firstBrokenSize == .xLarge)
    #expect(finding.values[.accessibility5] == 22 && finding.wanted[.large] == 22)
  }

  static let severities: [(String, Severity)] = [
    ("Text(a).font(.custom(\"Lora\", fixedSize: 227))", .note),
    ("Text(a).font(.custom(\"Lora\", fixedSize: 16)).accessibilityHidden(true)", .note),
    ("Text(a).font(.custom(\"Lora\", fixedSize: settings.size))", .warning),
    ("Text(a).font(.custom(\"Lora\", fixedSize: Metrics.size))", .error),
  ]

  @Test("what nobody has to read matters less", arguments: severities)
  func severity(_ code: String, _ severity: Severity) {
    #expect(Snippet(code).findings(of: .fixedCustomFont).map(\.severity) == [severity])
  }
}
