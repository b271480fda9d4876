import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("size-mapping-gap")
struct SizeMappingGapTests {
  private static let names = DynamicTypeSize.allCases

  /// A switch over every size, with the values of the last lines.
  private static func table(_ last: String..., value: (DynamicTypeSize) -> String) -> Snippet {
    let first = names.dropLast(last.count)
    let lines = first.map { "case .\($0.rawValue): \(value($0))" }
    let rest = zip(names.suffix(last.count), last).map { "case .\($0.rawValue): \($1)" }
    return Snippet(
      "extension DynamicTypeSize { var other: Other { switch self {\n"
        + (lines + rest).joined(separator: "\n") + "\n@unknown default: \(value(.large)) } } }")
  }

  private static func category(_ size: DynamicTypeSize) -> String {
    ".\(size.spelled(as: .contentSizeCategory))"
  }

  private static func same(_ size: DynamicTypeSize) -> String { ".\(size.rawValue)" }

  private static func points(_ size: DynamicTypeSize) -> String {
    "\(12 + (names.firstIndex(of: size) ?? 0))"
  }

  static let snippets = [
    // Another size's value
    table("⟦.accessibilityExtraExtraLarge⟧", value: category),
    table("⟦.accessibility4⟧", value: same),
    table("return ⟦.accessibility4⟧", value: same),
    table("⟦.accessibility5⟧", ".accessibility5", value: same),
    Snippet(
      "extension DynamicTypeSize { init(c: UIContentSizeCategory) { switch c {\ncase .large: self = .large\ncase .extraLarge: self = .xLarge\ncase .extraExtraLarge: self = ⟦.xLarge⟧\ncase .extraExtraExtraLarge: self = .xxxLarge\ncase .accessibilityMedium: self = .accessibility1\ndefault: self = .large } } }"
    ),
    // A default that takes the large sizes back
    Snippet(
      "func f(c: DynamicTypeSize) -> UIContentSizeCategory { switch c {\ncase .medium: .medium\ncase .large: .large\ncase .xLarge: .extraLarge\ncase .xxLarge: .extraExtraLarge\ncase .xxxLarge: .extraExtraExtraLarge\ndefault: ⟦.large⟧ } }"
    ),
    // Numbers that turn round
    table("⟦15⟧", value: points), table("30", "⟦29⟧", value: points),
    Snippet(
      "func f(c: UIContentSizeCategory) -> CGFloat { switch c {\ncase .extraLarge: return 20\ncase .extraExtraLarge: return 24\ncase .extraExtraExtraLarge: return 28\ndefault: return 16 } }"
        .replacing("return 16", with: "return ⟦16⟧")
    ),
    Snippet(
      "let sizes: [DynamicTypeSize: CGFloat] = ⟦[.medium: 12, .large: 13, .xLarge: 14, .xxLarge: 15, .xxxLarge: 16]⟧"
    ),
    // Complete, in order, or shared on purpose
    table(value: category), table(value: same), table(value: points),
    table(".accessibility3", ".accessibility3", value: same),
    Snippet(
      "func f(c: DynamicTypeSize) -> Int { switch c {\ncase ...DynamicTypeSize.large: 4\ncase .xLarge, .xxLarge, .xxxLarge: 3\ncase .accessibility1: 2\ndefault: 1 } }"
    ),
    Snippet(
      "func f(c: DynamicTypeSize) -> Int? { switch c {\ncase .xSmall, .small, .medium, .large: 2\ncase .xLarge, .xxLarge, .xxxLarge: 3\ncase .accessibility1: 6\ndefault: nil } }"
    ),
    Snippet(
      "func f(c: DynamicTypeSize) -> Int { switch c { case .accessibility5: 1\ndefault: 2 } }"),
    Snippet(
      "func f(c: Shirt) -> Int { switch c {\ncase .small: 1\ncase .large: 3\ncase .xLarge: 2\ncase .huge: 5 } }"
    ),
    Snippet(
      "extension DynamicTypeSize { var ring: CGFloat { switch self {\ncase .xLarge: 1.1\ncase .xxLarge: 1.2\ncase .xxxLarge: 1.4\ndefault: 1 } } }"
    ),
    Snippet("let a: [DynamicTypeSize: CGFloat] = [.large: 12, .xLarge: 14]"),
  ]

  @Test("it is found where a size gets another one's value or none", arguments: snippets)
  func finds(_ snippet: Snippet) { hold(.sizeMappingGap, against: snippet) }

  static let sizes: [(Int, String)] = [
    (0, "accessibility5"), (5, "accessibility1"), (9, "accessibility1"),
  ]

  @Test("a finding names the size", arguments: sizes)
  func facts(_ index: Int, _ size: String) throws {
    let finding = try #require(Self.snippets[index].findings(of: .sizeMappingGap).first)
    #expect(finding.facts == ["size": .size(size)])
    #expect(finding.severity == .error)
  }
}
