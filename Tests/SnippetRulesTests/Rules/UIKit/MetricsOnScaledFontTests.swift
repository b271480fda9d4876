import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("metrics-on-scaled-font")
struct MetricsOnScaledFontTests {
  static let snippets = [
    Snippet("let f = metrics.scaledFont(for: base)\nlabel.font = metrics⟦.scaledFont(for: f)⟧"),
    Snippet("label.font = m⟦.scaledFont(for: UIFontMetrics.default.scaledFont(for: base))⟧"),
    Snippet(
      "extension UIFont { static func sora(_ s: CGFloat) -> UIFont { metrics.scaledFont(for: .systemFont(ofSize: s)) } }\nlabel.font = m⟦.scaledFont(for: .sora(22))⟧"
    ),
    Snippet(
      "class A { var f: UIFont { metrics.scaledFont(for: base) }\nfunc g() { label.font = metrics⟦.scaledFont(for: f)⟧ } }"
    ),
    Snippet(
      "class A { lazy var f = metrics.scaledFont(for: base)\nfunc g() { label.font = metrics⟦.scaledFont(for: self.f, maximumPointSize: 40)⟧ } }"
    ),
    Snippet(
      "enum T { static let f = metrics.scaledFont(for: base) }\nlabel.font = metrics⟦.scaledFont(for: T.f)⟧"
    ),
    Snippet("let f = metrics.scaledFont(for: .systemFont(ofSize: 17))\nlabel.font = f"),
    Snippet("label.font = metrics.scaledFont(for: .systemFont(ofSize: 17))"),
    Snippet("label.font = metrics.scaledFont(for: .preferredFont(forTextStyle: .body))"),
    Snippet(
      "let f = metrics.scaledFont(for: base)\nlabel.font = metrics.scaledFont(for: .systemFont(ofSize: f.pointSize))"
    ),
    Snippet("label.font = metrics.scaledFont(for: font)"),
  ]

  @Test("it is found on fonts that were scaled", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.metricsOnScaledFont, against: snippet)
  }
}
