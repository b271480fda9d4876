import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("size-comparison")
struct SizeComparisonTests {
  static let snippets = [
    // One size of several
    Snippet("let a = ⟦dynamicTypeSize == .accessibility5⟧ ? b : c"),
    Snippet("if ⟦sizeCategory == .accessibilityExtraExtraExtraLarge⟧ { f() }"),
    Snippet("if ⟦.accessibility5 == dynamicTypeSize⟧ { f() }"),
    Snippet("if ⟦dynamicTypeSize != .accessibility5⟧ { f() }"),
    Snippet("if ⟦dynamicTypeSize == DynamicTypeSize.accessibility3⟧, b { f() }"),
    Snippet("if ⟦dynamicTypeSize == .xxxLarge⟧ { f() }"),
    Snippet(
      "if ⟦dynamicTypeSize == .accessibility1 || dynamicTypeSize == .accessibility2⟧ { f() }"),
    Snippet(
      "struct A: View { @Environment(\\.dynamicTypeSize) var size\nvar isStacked: Bool { ⟦size == .accessibility5⟧ } }"
    ),
    Snippet("let isLarge = ⟦traitCollection.preferredContentSizeCategory == .accessibilityLarge⟧"),
    Snippet("if ⟦[.accessibility1, .accessibility3].contains(dynamicTypeSize)⟧ { f() }"),
    Snippet("if ⟦case .accessibility5 = dynamicTypeSize⟧ { f() }"),
    Snippet("switch dynamicTypeSize { case ⟦.accessibility5⟧: a\ndefault: b }"),
    // An order that starts too late
    Snippet("if ⟦sizeCategory >= .accessibilityLarge⟧ { f() }"),
    Snippet("if ⟦sizeCategory < .accessibilityLarge⟧ { f() }"),
    Snippet("if ⟦dynamicTypeSize > .accessibility1⟧ { f() }"),
    // Letters instead of sizes
    Snippet(
      "if ⟦traitCollection.preferredContentSizeCategory.rawValue > UIContentSizeCategory.large.rawValue⟧ { f() }"
    ),
    Snippet("if ⟦sizeCategory.rawValue >= \"UICTContentSizeCategoryXL\"⟧ { f() }"),
    Snippet(
      "func f(c: UIContentSizeCategory) -> Bool { ⟦c.rawValue > UIContentSizeCategory.large.rawValue⟧ }"
    ),
    // Every accessibility size, an order, or something else
    Snippet("if dynamicTypeSize.isAccessibilitySize { f() }"),
    Snippet("if dynamicTypeSize >= .accessibility1 { f() }"),
    Snippet("if dynamicTypeSize > .xxxLarge { f() }"),
    Snippet("if dynamicTypeSize < .accessibility3 { f() }"),
    Snippet("if sizeCategory >= .accessibilityMedium { f() }"),
    Snippet("if dynamicTypeSize == .large { f() }"), Snippet("if dynamicTypeSize == other { f() }"),
    Snippet("if status == .xxxLarge { f() }"),
    Snippet(
      "switch dynamicTypeSize { case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: a\ndefault: b }"
    ),
    Snippet(
      "switch dynamicTypeSize { case .accessibility5: 3\ncase .accessibility4: 2\ndefault: 1 }"),
    Snippet("switch dynamicTypeSize { case .accessibility3...: a\ndefault: b }"),
    Snippet(
      "if dynamicTypeSize == .accessibility1 || dynamicTypeSize > .accessibility1 { f() }"),
    Snippet("if kind.rawValue > other.rawValue { f() }"),
    Snippet("if sizeCategory.rawValue.contains(\"Accessibility\") { f() }"),
    // The steps of a table
    Snippet(
      "func factor(for size: DynamicTypeSize) -> CGFloat {\nif size == .small { return 0.9 }\nif size == .xLarge { return 1.1 }\nif size == .accessibility5 { return 1.5 }\nreturn 1 }"
    ),
  ]

  @Test("it is found where a question leaves sizes out", arguments: snippets)
  func finds(_ snippet: Snippet) { hold(.sizeComparison, against: snippet) }

  static let told: [(String, Severity, String, String)] = [
    (
      "if dynamicTypeSize == .accessibility4 { f() }", .warning,
      ".accessibility1, .accessibility2, .accessibility3, .accessibility5", "isAccessibilitySize"
    ),
    (
      "if sizeCategory >= .accessibilityLarge { f() }", .note, ".accessibilityMedium",
      "isAccessibilityCategory"
    ),
    (
      "if [.accessibility4, .accessibility5].contains(dynamicTypeSize) { f() }", .note,
      ".accessibility1, .accessibility2, .accessibility3", "isAccessibilitySize"
    ),
    (
      "if sizeCategory.rawValue > UIContentSizeCategory.extraExtraExtraLarge.rawValue { f() }",
      .error,
      ".accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge",
      "isAccessibilityCategory"
    ),
  ]

  @Test("a finding names the sizes left out and the right question", arguments: told)
  func facts(_ code: String, _ severity: Severity, _ missing: String, _ correct: String) throws {
    let finding = try #require(Snippet(code).findings(of: .sizeComparison).first)
    #expect(finding.severity == severity)
    #expect(finding.facts == ["missing": .name(missing), "correct": .name(correct)])
  }
}
