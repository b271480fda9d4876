import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("size-change-unobserved")
struct SizeChangeUnobservedTests {
  private static let value = "UIFontMetrics.default.scaledValue(for: 12)"
  static let snippets = [
    Snippet("class A: UIView { init() { spacing = ⟦\(value)⟧ } }"),
    Snippet("class A: UIViewController { func viewDidLoad() { height.constant = ⟦\(value)⟧ } }"),
    Snippet(
      "class A: UIView { func setUpViews() { let side = ⟦\(value)⟧\nview.layer.cornerRadius = side } }"
    ),
    Snippet("enum M { static let gap = ⟦\(value)⟧ }"),
    Snippet("class A: UIView { let gap = ⟦\(value)⟧ }"),
    Snippet(
      "class A { var cache: [String: NSAttributedString] = [:]\nfunc f() { let text = NSAttributedString(string: a, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])\n⟦cache[key]⟧ = text } }"
    ),
    Snippet("class A: UIView { var gap: CGFloat { \(value) } }"),
    Snippet("class A: UIView { func layoutSubviews() { side.constant = \(value) } }"),
    Snippet(
      "class A: UIView { init() { f()\nregisterForTraitChanges([UITraitPreferredContentSizeCategory.self], action: #selector(f)) }\nfunc setUp() { side.constant = \(value) } }"
    ),
    Snippet("struct A: View { var side: CGFloat { \(value) }\nvar body: some View { Text(a) } }"),
    Snippet("func gap() -> CGFloat { \(value) }"),
  ]

  @Test("it is found where nothing computes it again", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.sizeChangeUnobserved, against: snippet)
  }
}
