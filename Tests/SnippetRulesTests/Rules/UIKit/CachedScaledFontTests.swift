import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("cached-scaled-font")
struct CachedScaledFontTests {
  private static let font = "UIFont.preferredFont(forTextStyle: .body)"
  static let snippets = [
    Snippet("enum F { static let ⟦body = \(font)⟧ }"),
    Snippet(
      "class A { private lazy var ⟦body: UIFont = .preferredFont(forTextStyle: .callout)⟧\nfunc f() { measure(body) } }"
    ),
    Snippet(
      "class A { private let ⟦body = m.scaledFont(for: .systemFont(ofSize: 15))⟧\nfunc f() { let h = body.lineHeight } }"
    ),
    Snippet(
      "class A { static let ⟦body = \(font)⟧\nfunc f() { a.draw(at: .zero, withAttributes: [.font: Self.body]) } }"
    ),
    Snippet("enum F { static let ⟦fonts: [Int: UIFont] = [1: \(font)⟧] }"),
    Snippet(
      "class A { private let ⟦body = \(font)⟧\nlet label = UILabel()\nfunc f() { label.font = body } }"
    ),
    // Views that follow the text size derive it again
    Snippet(
      "class A { private let body = \(font)\nlet label = UILabel()\nfunc f() { label.font = body\nlabel.adjustsFontForContentSizeCategory = true } }"
    ),
    Snippet(
      "enum F { static let body = \(font) }\nclass A { let label = A.make(F.body)\nstatic func make(_ font: UIFont) -> UILabel { let l = UILabel()\nl.font = font\nl.adjustsFontForContentSizeCategory = true\nreturn l } }"
    ),
    // It is asked for each time, or for each size
    Snippet("enum F { static var body: UIFont { \(font) } }"),
    Snippet("func body() -> UIFont { \(font) }"),
    Snippet("enum F { static let fonts: [UIContentSizeCategory: UIFont] = [.large: \(font)] }"),
    Snippet("class A { @objc dynamic var textFont: UIFont = .preferredFont(forTextStyle: .body) }"),
    Snippet("func f() { let body = \(font)\nlabel.font = body }"),
    Snippet("enum F { static let body = UIFont.systemFont(ofSize: 12) }"),
  ]

  @Test("it is found where a font is kept", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.cachedScaledFont, against: snippet)
  }
}
