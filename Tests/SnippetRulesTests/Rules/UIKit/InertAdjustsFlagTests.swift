import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("inert-adjusts-flag")
struct InertAdjustsFlagTests {
  private static let flag = "adjustsFontForContentSizeCategory = true"
  static let snippets = [
    Snippet("label.font = .systemFont(ofSize: 14)\n⟦label.\(flag)⟧"),
    Snippet("extension UILabel { func f() { font = UIFont(name: \"S\", size: 20)\n⟦\(flag)⟧ } }"),
    Snippet(
      "class A { let l = UILabel()\nfunc f() { ⟦l.\(flag)⟧ }\nfunc g() { l.font = .boldSystemFont(ofSize: 12) } }"
    ),
    Snippet("class A { private let l = UILabel()\nfunc f() { ⟦l.\(flag)⟧ } }"),
    Snippet(
      "enum Style { static let f = UIFont.systemFont(ofSize: 12) }\nlabel.font = Style.f\n⟦label.\(flag)⟧"
    ),
    Snippet(
      "let l = UILabel()\nl.font = isA ? .systemFont(ofSize: 12) : .boldSystemFont(ofSize: 12)\n⟦l.\(flag)⟧"
    ),
    // It works, or may work
    Snippet("label.font = .preferredFont(forTextStyle: .body)\nlabel.\(flag)"),
    Snippet(
      "label.font = .systemFont(ofSize: 14)\nlabel.font = .preferredFont(forTextStyle: .body)\nlabel.\(flag)"
    ),
    Snippet("label.font = metrics.scaledFont(for: .systemFont(ofSize: 14))\nlabel.\(flag)"),
    Snippet("label.font = theme.font\nlabel.\(flag)"),
    Snippet(
      "label.font = .systemFont(ofSize: 14)\nlabel.adjustsFontForContentSizeCategory = false"),
    Snippet("class A { @IBOutlet var l: UILabel!\nfunc f() { l.\(flag) } }"),
    Snippet("class A { private let l = UILabel()\nfunc f() { l.\(flag)\ntheme.style(l) } }"),
    Snippet("class A { private let l = UILabel()\nfunc f() { l.\(flag)\nl.attributedText = t } }"),
    Snippet("class A: UILabel { func f() { \(flag) } }"),
    Snippet("let l = makeLabel()\nl.\(flag)"),
    // Said where the size is taken
    Snippet("label.font = UIFont.preferredFont(forTextStyle: .body).withSize(20)\nlabel.\(flag)"),
  ]

  @Test("it is found where the font cannot follow", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.inertAdjustsFlag, against: snippet)
  }
}
