import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("size-cap")
struct SizeCapTests {
  static let snippets = [
    // Below twice the size
    Snippet("Text(a)⟦.dynamicTypeSize(...DynamicTypeSize.xxxLarge)⟧"),
    Snippet("Text(a)⟦.dynamicTypeSize(...(.xxxLarge))⟧"),
    Snippet("Text(a)⟦.dynamicTypeSize(.small ... .xxLarge)⟧"),
    Snippet("Text(a)⟦.dynamicTypeSize(..<DynamicTypeSize.accessibility1)⟧"),
    Snippet("Text(a)⟦.dynamicTypeSize(DynamicTypeSize.xSmall ..< .accessibility3)⟧"),
    Snippet(
      "struct A: View { @Environment(\\.dynamicTypeSize) var size\nvar body: some View { Text(a)⟦.dynamicTypeSize(size < .accessibility1 ? size : .accessibility1)⟧ } }"
    ),
    Snippet("Text(a)⟦.dynamicTypeSize(min(dynamicTypeSize, .xxxLarge))⟧"),
    Snippet("Text(a)⟦.environment(\\.dynamicTypeSize, min(dynamicTypeSize, .xLarge))⟧"),
    Snippet("Text(a)⟦.environment(\\.sizeCategory, min(sizeCategory, .extraLarge))⟧"),
    Snippet("Text(a)⟦.dynamicTypeSize(b ? ...DynamicTypeSize.xxxLarge : ...(.accessibility5))⟧"),
    Snippet("let cap = ...DynamicTypeSize.xxxLarge\nlet b = Text(a)⟦.dynamicTypeSize(cap)⟧"),
    Snippet(
      "struct A: ViewModifier { private let most: DynamicTypeSize = .xxLarge\nfunc body(content: Content) -> some View { content⟦.dynamicTypeSize(...most)⟧ } }"
    ),
    Snippet("extension View { func held() -> some View { ⟦dynamicTypeSize(...(.xxLarge))⟧ } }"),
    Snippet("Text(a).font(.caption)⟦.dynamicTypeSize(...DynamicTypeSize.accessibility1)⟧"),
    Snippet(
      "struct A: View { @Environment(\\.dynamicTypeSize) var size\nvar bounded: DynamicTypeSize { switch size { case .accessibility1...: .accessibility1\ndefault: size } }\nvar body: some View { Text(a)⟦.dynamicTypeSize(bounded)⟧ } }"
    ),
    Snippet("Text(a)⟦.transformEnvironment(\\.dynamicTypeSize) { $0 = min($0, .xxLarge) }⟧"),
    Snippet(
      "Text(a)⟦.transformEnvironment(\\.dynamicTypeSize) { size in size = min(size, .xxLarge) }⟧"),
    Snippet("Text(a).transformEnvironment(\\.dynamicTypeSize) { $0 = max($0, .xxLarge) }"),
    // The default argument of a wrapper, and its calls
    Snippet(
      "extension View { func font(_ s: Int, ⟦maxSizeCategory: ContentSizeCategory = .extraExtraLarge⟧) -> some View { self } }"
    ),
    Snippet(
      "extension View { func held(⟦_ most: DynamicTypeSize = .xxxLarge⟧) -> some View { dynamicTypeSize(...most) } }"
    ),
    Snippet("Text(a).font(.body, ⟦maxSizeCategory: .extraExtraLarge⟧)"),
    // Twice the size, or no upper bound
    Snippet("Text(a).dynamicTypeSize(...DynamicTypeSize.accessibility3)"),
    Snippet("Text(a).dynamicTypeSize(...(.accessibility5))"),
    Snippet("Text(a).dynamicTypeSize(.medium...)"),
    Snippet("Text(a).dynamicTypeSize(.xSmall ... .accessibility4)"),
    Snippet("Text(a).dynamicTypeSize(max(dynamicTypeSize, .xLarge))"),
    Snippet(
      "struct A: View { let c: ContentSizeCategory\nvar same: DynamicTypeSize { switch c { case .medium: return .medium\ncase .large: return .large\ndefault: return .accessibility5 } }\nvar body: some View { Text(a).dynamicTypeSize(...same) } }"
    ),
    Snippet("Text(a).dynamicTypeSize(.large)"), Snippet("Text(a).dynamicTypeSize(...most)"),
    Snippet("func f(maxSizeCategory: ContentSizeCategory = .accessibilityExtraLarge) {}"),
    Snippet("func f(start: DynamicTypeSize = .xxxLarge) {}"), Snippet("f(max: .xxLarge)"),
    Snippet("Text(a).font(.body, minSizeCategory: .extraExtraLarge)"),
  ]

  @Test("it is found where text cannot double", arguments: snippets)
  func finds(_ snippet: Snippet) { hold(.sizeCap, against: snippet) }

  static let severities: [(String, Severity, Double)] = [
    ("Text(a).dynamicTypeSize(...(.xxxLarge))", .error, 135),
    ("Text(a).dynamicTypeSize(...(.accessibility1))", .warning, 165),
    ("Text(a).dynamicTypeSize(...(.accessibility2))", .warning, 194),
    ("Text(a).font(.largeTitle).dynamicTypeSize(...(.xxxLarge))", .error, 118),
    ("VStack { Text(a); Text(b).font(.title) }.dynamicTypeSize(...(.xxxLarge))", .error, 121),
    ("Chart { BarMark(a) }.dynamicTypeSize(...(.xxxLarge))", .note, 135),
    ("RoomAvatar(a).dynamicTypeSize(...(.xxxLarge))", .note, 135),
    ("Image(systemName: a).font(style: .body, maxSizeCategory: .extraExtraExtraLarge)", .note, 135),
    ("Text(a).font(style: .largeTitle, maxSizeCategory: .extraExtraExtraLarge)", .error, 118),
    (
      "struct CountBadge: View { var body: some View { Text(a).dynamicTypeSize(...(.xxxLarge)) } }",
      .note, 135
    ),
    (
      "HStack { Button(a) {}.accessibilityShowsLargeContentViewer() }.dynamicTypeSize(...(.xxxLarge))",
      .note, 135
    ),
  ]

  @Test("the bound decides how much it matters, the style how much is lost", arguments: severities)
  func severity(_ code: String, _ severity: Severity, _ percent: Double) throws {
    let finding = try #require(Snippet(code).findings(of: .sizeCap).first)
    #expect(finding.severity == severity)
    #expect(finding.facts["percent"] == .number(percent))
  }

  @Test("the watch has sizes of its own")
  func watch() throws {
    let code = Snippet("Text(a).dynamicTypeSize(...(.xxxLarge))", name: "Watch App/Row.swift")
    let finding = try #require(code.findings(of: .sizeCap).first)
    #expect(finding.firstBrokenSize == .accessibility1)
    #expect(finding.values.keys.max() == .accessibility3)
  }
}
