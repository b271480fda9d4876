import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("category-override")
struct CategoryOverrideTests {
  static let snippets = [
    // A maximum
    Snippet(
      "class A: UIViewController { func f() { ⟦view.maximumContentSizeCategory = .extraLarge⟧ } }"),
    Snippet(
      "class A: UIView { func f() { ⟦maximumContentSizeCategory = UIContentSizeCategory.large⟧ } }"),
    Snippet("func f(_ v: UIView) { ⟦v.maximumContentSizeCategory = b ? .large : .extraLarge⟧ }"),
    Snippet(
      "let most: UIContentSizeCategory = .extraLarge\nfunc f(_ v: UIView) { ⟦v.maximumContentSizeCategory = most⟧ }"
    ),
    // Traits in the reader's stead
    Snippet("func f() { ⟦window.traitOverrides.preferredContentSizeCategory = .large⟧ }"),
    Snippet("func f() { ⟦scene.traitOverrides.preferredContentSizeCategory = .unspecified⟧ }"),
    Snippet(
      "func f() { setOverrideTraitCollection(⟦UITraitCollection(preferredContentSizeCategory: .large)⟧, forChild: c) }"
    ),
    Snippet(
      "func f() { let traits = ⟦UITraitCollection(preferredContentSizeCategory: .large)⟧\nsetOverrideTraitCollection(traits, forChild: c) }"
    ),
    Snippet(
      "func f() { setOverrideTraitCollection(UITraitCollection(traitsFrom: [t, ⟦UITraitCollection(preferredContentSizeCategory: .large)⟧]), forChild: c) }"
    ),
    Snippet(
      "class A: UIViewController { override var traitCollection: UITraitCollection { ⟦UITraitCollection(preferredContentSizeCategory: .medium)⟧ } }"
    ),
    Snippet(
      "class App: UIApplication { override var preferredContentSizeCategory: UIContentSizeCategory { ⟦.large⟧ } }"
    ),
    // Fonts of fixed traits
    Snippet(
      "label.font = .preferredFont(forTextStyle: .body, compatibleWith: ⟦UITraitCollection(preferredContentSizeCategory: .large)⟧)"
    ),
    Snippet(
      "struct A { var font: UIFont { let traits = ⟦UITraitCollection(preferredContentSizeCategory: .large)⟧\nreturn UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits) } }"
    ),
    Snippet(
      "class A { private let plain = ⟦UITraitCollection(preferredContentSizeCategory: .large)⟧\nfunc f() { label.font = ⟦.preferredFont(forTextStyle: .body, compatibleWith: plain)⟧ } }"
    ),
    Snippet(
      "enum Plain { static let traits = ⟦UITraitCollection(preferredContentSizeCategory: .large)⟧ }\nfunc f() { label.font = UIFont⟦.preferredFont(forTextStyle: .body, compatibleWith: Plain.traits)⟧ }"
    ),
    // Generous, following, or only a base
    Snippet("func f(_ v: UIView) { v.maximumContentSizeCategory = .accessibilityExtraLarge }"),
    Snippet("func f(_ v: UIView) { v.maximumContentSizeCategory = nil }"),
    Snippet("func f(_ v: UIView) { v.minimumContentSizeCategory = .large }"),
    Snippet("func f(_ v: UIView) { v.maximumContentSizeCategory = limit }"),
    Snippet(
      "func f() { setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: c) }"
    ),
    Snippet("let traits = UITraitCollection(preferredContentSizeCategory: .init(dynamicTypeSize))"),
    Snippet("let traits = UITraitCollection(preferredContentSizeCategory: .large)"),
    Snippet(
      "let base = UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)).pointSize"
    ),
    Snippet(
      "struct A { static let plain = UITraitCollection(preferredContentSizeCategory: .large)\nstatic var font: UIFont { let base = UIFont.preferredFont(forTextStyle: .body, compatibleWith: plain)\nreturn metrics.scaledFont(for: .systemFont(ofSize: base.pointSize)) } }"
    ),
    Snippet(
      "let font = metrics.scaledFont(for: .preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)))"
    ),
    Snippet(
      "extension ContentSizeCategory { var traitCollection: UITraitCollection { UITraitCollection(preferredContentSizeCategory: .large) } }"
    ),
    Snippet("if traitCollection.preferredContentSizeCategory == .large { f() }"),
  ]

  @Test("it is found where code decides the category", arguments: snippets)
  func finds(_ snippet: Snippet) { hold(.categoryOverride, against: snippet) }

  static let severities: [(String, Severity, Double)] = [
    ("func f(_ v: UIView) { v.maximumContentSizeCategory = .extraExtraExtraLarge }", .error, 135),
    ("func f(_ v: UIView) { v.maximumContentSizeCategory = .accessibilityMedium }", .warning, 165),
    ("func f() { window.traitOverrides.preferredContentSizeCategory = .large }", .error, 100),
    (
      "func f() { window.traitOverrides.preferredContentSizeCategory = .unspecified }", .warning,
      100
    ),
    ("func f() { navigationBar.maximumContentSizeCategory = .large }", .note, 100),
    (
      "func f() { if traitCollection.preferredContentSizeCategory > .accessibilityLarge { traitOverrides.preferredContentSizeCategory = .accessibilityLarge } }",
      .warning, 194
    ),
  ]

  @Test("the category decides how much it matters", arguments: severities)
  func severity(_ code: String, _ severity: Severity, _ percent: Double) throws {
    let finding = try #require(Snippet(code).findings(of: .categoryOverride).first)
    #expect(finding.severity == severity)
    #expect(finding.facts["percent"] == .number(percent))
  }
}
