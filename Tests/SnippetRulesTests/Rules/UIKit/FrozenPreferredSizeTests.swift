import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("frozen-preferred-size")
struct FrozenPreferredSizeTests {
  private static let preferred = "UIFont.preferredFont(forTextStyle: .body)"
  static let snippets = [
    Snippet("label.font = ⟦.systemFont(ofSize: \(preferred).pointSize, weight: .semibold)⟧"),
    Snippet("label.font = ⟦\(preferred).withSize(20)⟧"),
    Snippet("let size = \(preferred).pointSize\nlabel.font = ⟦.systemFont(ofSize: size)⟧"),
    Snippet("let base = \(preferred)\nlabel.font = ⟦base.withSize(14)⟧"),
    Snippet("let base = \(preferred)\nlabel.font = ⟦.systemFont(ofSize: base.pointSize * 1.1)⟧"),
    Snippet(
      "extension UIFont { static func heavy(_ s: TextStyle) -> UIFont { let size = preferredFont(forTextStyle: s).pointSize\nreturn ⟦.systemFont(ofSize: size, weight: .heavy)⟧ } }"
    ),
    Snippet(
      "func f() -> UIFont { let d = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)\nguard let font = ⟦UIFont(name: n, size: d.pointSize)⟧ else { return g }\nreturn font }"
    ),
    // It keeps its style, or metrics scale it
    Snippet(
      "label.font = UIFont(descriptor: d.preferredFontDescriptor(withTextStyle: .body), size: 0)"),
    Snippet(
      "label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))"
    ),
    Snippet(
      "let d = \(preferred)\nlabel.font = metrics.scaledFont(for: .systemFont(ofSize: d.pointSize, weight: .medium))"
    ),
    Snippet("label.font = .systemFont(ofSize: 17)"),
    Snippet("let side = \(preferred).pointSize"),
    Snippet("Text(a).font(.system(size: \(preferred).pointSize))"),
  ]

  @Test("it is found where a preferred font loses its style", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.frozenPreferredSize, against: snippet)
  }
}
