import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("metrics-in-view-body")
struct MetricsInViewBodyTests {
  /// A view with a member.
  private static func view(_ member: String, _ more: String = "") -> Snippet {
    Snippet("struct Row: View {\n\(more)\n\(member)\nvar body: some View { Text(a) }\n}")
  }

  static let snippets = [
    view("var side: CGFloat { ⟦UIFontMetrics.default.scaledValue(for: 12)⟧ }"),
    view("let side = ⟦UIFontMetrics(forTextStyle: .title2).scaledValue(for: 12)⟧"),
    view(
      "var side: CGFloat { let metrics = UIFontMetrics.default; return ⟦metrics.scaledValue(for: 12)⟧ }"
    ),
    view("var side: CGFloat { ⟦UIFont.preferredFont(forTextStyle: .body).pointSize⟧ * 2 }"),
    view("var side: CGFloat { ⟦UIFont.preferredFont(forTextStyle: .body).lineHeight⟧ }"),
    view("var isBig: Bool { ⟦UIApplication.shared.preferredContentSizeCategory⟧ > .large }"),
    Snippet(
      "struct Row: View { var body: some View { Text(a).font(.system(size: ⟦UIFontMetrics.default.scaledValue(for: 12)⟧)) } }"
    ),
    Snippet(
      "struct Box: ViewModifier { func body(content: Content) -> some View { content.padding(⟦UIFontMetrics.default.scaledValue(for: 12)⟧) } }"
    ),
    Snippet(
      "extension View { func box() -> some View { padding(⟦UIFontMetrics.default.scaledValue(for: 12)⟧) } }"
    ),
    Snippet(
      "extension Font { static var note: Font { .system(size: ⟦UIFontMetrics.default.scaledValue(for: 12)⟧) } }"
    ),
    Snippet("Text(a).padding(⟦UIFontMetrics.default.scaledValue(for: 12)⟧)"),
    // The view is evaluated again
    view(
      "var side: CGFloat { UIFontMetrics.default.scaledValue(for: 12) }",
      "@Environment(\\.dynamicTypeSize) private var size"),
    view(
      "var side: CGFloat { UIFontMetrics.default.scaledValue(for: 12) }",
      "@Environment(\\.sizeCategory) var category"),
    view(
      "var side: CGFloat { UIFontMetrics.default.scaledValue(for: 12, compatibleWith: traits) }"),
    // UIKit's side of the border
    Snippet(
      "struct Box: UIViewRepresentable { func makeUIView(context: Context) -> UIView { v.side = UIFontMetrics.default.scaledValue(for: 12); return v } }"
    ),
    Snippet(
      "final class Cell: UITableViewCell { let side = UIFontMetrics.default.scaledValue(for: 12) }"),
    Snippet(
      "struct Message { let body: String; var side: CGFloat { UIFontMetrics.default.scaledValue(for: 12) } }"
    ),
    Snippet("let side = UIFontMetrics.default.scaledValue(for: 12)"),
    // Other rules look at these
    view("var title: Font { .custom(\"X\", size: UIFontMetrics.default.scaledValue(for: 12)) }"),
    view(
      "var title: Font { Font(UIFont.systemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize)) }"
    ),
    view("@ScaledMetric var side = UIFont.preferredFont(forTextStyle: .body).pointSize"),
    view("@ScaledMetric var side = 12.0"),
    view("var side: CGFloat { scale.scaledValue(for: 12) }"),
  ]

  @Test("it is found in views of SwiftUI", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.metricsInViewBody, against: snippet)
  }

  @Test("a finding names the question")
  func named() throws {
    let snippet = Self.view("var side: CGFloat { UIFontMetrics.default.scaledValue(for: 1) }")
    let finding = try #require(snippet.findings(of: .metricsInViewBody).first)
    #expect(finding.facts == ["name": .name("UIFontMetrics.scaledValue(for:)")])
    #expect(finding.severity == .warning)
  }
}
