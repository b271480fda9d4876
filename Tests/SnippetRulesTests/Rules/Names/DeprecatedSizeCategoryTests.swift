import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("deprecated-size-category")
struct DeprecatedSizeCategoryTests {
  static let snippets = [
    Snippet("struct A: View { @Environment(⟦\\.sizeCategory⟧) private var size }"),
    Snippet("struct A: View { @Environment(⟦\\EnvironmentValues.sizeCategory⟧) var size }"),
    Snippet("Text(a).environment(⟦\\.sizeCategory⟧, .large)"),
    Snippet("func f(_ size: ⟦ContentSizeCategory⟧) {}"),
    Snippet("let size: ⟦ContentSizeCategory⟧ = .large"),
    Snippet("let all = ⟦ContentSizeCategory⟧.allCases"),
    Snippet("extension ⟦ContentSizeCategory⟧ { var a: Int { 1 } }"),
    Snippet("func f() -> ⟦ContentSizeCategory⟧ { .large }"),
    Snippet(
      "struct A: View { var body: some View { if #available(iOS 15, *) { Text(a).environment(⟦\\.sizeCategory⟧, b) } } }"
    ),
    Snippet("struct A: View { @Environment(⟦\\.sizeCategory⟧) var size: ContentSizeCategory }"),
    // Current API, older systems, something else
    Snippet("struct A: View { @Environment(\\.dynamicTypeSize) private var size }"),
    Snippet("let size: UIContentSizeCategory = .large"),
    Snippet("let size = traitCollection.preferredContentSizeCategory"),
    Snippet(
      "struct A: View { var body: some View { if #available(iOS 15, *) { Text(a) } else { Text(a).environment(\\.sizeCategory, b) } } }"
    ),
    Snippet(
      "@available(iOS, introduced: 13, deprecated: 15)\nstruct A: View { @Environment(\\.sizeCategory) var size }"
    ),
    Snippet("enum ContentSizeCategory { case a }\nlet b: ContentSizeCategory = .a"),
    Snippet("let path = \\Article.sizeCategory"), Snippet("article.sizeCategory = 3"),
    Snippet("import UIKit\nlet size: ContentSizeCategory = .large"),
  ]

  @Test("it is found where SwiftUI's older names stand", arguments: snippets)
  func finds(_ snippet: Snippet) { hold(.deprecatedSizeCategory, against: snippet) }

  @Test(
    "a finding names both",
    arguments: [
      (0, "\\.sizeCategory", "\\.dynamicTypeSize"), (3, "ContentSizeCategory", "DynamicTypeSize"),
    ])
  func facts(_ index: Int, _ name: String, _ correct: String) throws {
    let finding = try #require(Self.snippets[index].findings(of: .deprecatedSizeCategory).first)
    #expect(finding.facts == ["name": .name(name), "correct": .name(correct)])
    #expect(finding.severity == .note)
  }
}
