import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("implicit-body-curve")
struct ImplicitBodyCurveTests {
  static let snippets = [
    Snippet("Text(name).font(⟦.custom(\"Lora\", size: 34)⟧)"),
    Snippet("Text(name).font(⟦Font.custom(\"Lora\", size: 12)⟧.italic())"),
    Snippet("let size = 28.0\nText(name)\n  .font(\n    ⟦.custom(face, size: size)⟧\n  )"),
    Snippet("extension Font { static let brand = ⟦Font.custom(\"Lora\", size: 28)⟧ }"),
    Snippet("extension View { func brand() -> some View { font(⟦.custom(\"Lora\", size: 28)⟧) } }"),
    Snippet(
      "struct A: View { let size: CGFloat; var body: some View { Text(a).font(⟦.custom(\"Lora\", size: size)⟧) } }\nA(size: 34)"
    ),
    // Body's curve is the right one
    Snippet("Text(name).font(.custom(\"Lora\", size: 17))"),
    Snippet("Text(name).font(.custom(\"Lora\", size: 34, relativeTo: .largeTitle))"),
    Snippet("Text(name).font(.custom(\"Lora\", fixedSize: 34))"),
    // Other rules look at these
    Snippet(
      "struct A: View { @ScaledMetric var s = 34.0; var body: some View { Text(a).font(.custom(\"Lora\", size: s)) } }"
    ),
    Snippet("Text(a).font(.custom(\"Lora\", size: geometry.size.height * 0.02))"),
    // Nothing tells, or no font
    Snippet("func f(size: CGFloat) -> Font { .custom(\"Lora\", size: size) }"),
    Snippet("Text(a).font(.custom(\"FontAwesome\", size: 34))"),
    Snippet("let detent: Detent = .custom(\"small\", size: 34)"),
    Snippet("Brush.custom(\"Lora\", size: 34)"),
  ]

  @Test("it is found where body's curve fits badly", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.implicitBodyCurve, against: snippet)
  }

  @Test("a finding carries both curves")
  func figure() throws {
    let finding = try #require(
      Snippet("Text(a).font(.custom(\"Lora\", size: 34))").findings(of: .implicitBodyCurve).first)
    #expect(
      finding.facts == [
        "largest": .name("AX5"), "points": .number(34), "actual": .number(96),
        "style": .name(".largeTitle"),
        "wanted": .number(58),
      ])
    #expect(finding.severity == .warning)
  }

  static let severities: [(String, Severity)] = [
    ("Text(a).font(.custom(\"Lora\", size: 11))", .note),
    ("Text(a).font(.custom(\"Lora\", size: 25))", .warning),
    ("Text(a).font(.custom(\"Lora\", size: 24))", .note),
    // Two callers, and nothing tells which of them comes here
    (
      "func f(_ s: CGFloat) -> Font { Font.custom(\"Lora\", size: s) }\nText(a).font(f(34))\nText(b).font(f(16))",
      .note
    ),
    (
      "func f(_ s: CGFloat) -> Font { Font.custom(\"Lora\", size: s) }\nText(a).font(f(34))",
      .warning
    ),
    ("@available(iOS 13, *) func f() { Text(a).font(.custom(\"Lora\", size: 22)) }", .error),
  ]

  @Test("the farther from body the more it matters", arguments: severities)
  func severity(_ code: String, _ severity: Severity) {
    #expect(Snippet(code).findings(of: .implicitBodyCurve).map(\.severity) == [severity])
  }
}
