import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("attributed-fixed-font")
struct AttributedFixedFontTests {
  static let snippets = [
    Snippet(
      "let t = NSAttributedString(string: a, attributes: [.font: ⟦UIFont.systemFont(ofSize: 12)⟧])"),
    Snippet(
      "let t = NSAttributedString(string: a, attributes: [NSAttributedString.Key.font: ⟦UIFont.boldSystemFont(ofSize: 12)⟧, .kern: 1])"
    ),
    Snippet("text.addAttribute(.font, value: ⟦UIFont.systemFont(ofSize: 12)⟧, range: r)"),
    Snippet("text.addAttributes([.font: ⟦UIFont(name: \"L\", size: 12)⟧!], range: r)"),
    Snippet(
      "func f() { let font = ⟦UIFont.systemFont(ofSize: 12)⟧\nlet t = NSAttributedString(string: a, attributes: [.font: font]) }"
    ),
    Snippet(
      "var attributes: [NSAttributedString.Key: Any] = [:]\nattributes[.font] = ⟦UIFont.systemFont(ofSize: 12)⟧"
    ),
    Snippet(
      "var container = AttributeContainer()\ncontainer.font = ⟦UIFont.systemFont(ofSize: 12)⟧"),
    Snippet(
      "c.titleTextAttributesTransformer = .init { incoming in var outgoing = incoming\noutgoing.font = ⟦.systemFont(ofSize: 15)⟧\nreturn outgoing }"
    ),
    Snippet(
      "c.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { i in var o = i\no.font = ⟦.systemFont(ofSize: 15)⟧\nreturn o }"
    ),
    Snippet("view.typingAttributes = [.font: ⟦UIFont.systemFont(ofSize: 15)⟧]"),
    Snippet("bar.titleTextAttributes = [.font: ⟦UIFont.systemFont(ofSize: 15)⟧]"),
    Snippet("item.setTitleTextAttributes([.font: ⟦UIFont.systemFont(ofSize: 15)⟧], for: .normal)"),
    // Made once for the size of the moment
    Snippet(
      "class A { func f() { label.attributedText = NSAttributedString(string: a, attributes: [.font: ⟦UIFont.preferredFont(forTextStyle: .body)⟧]) } }"
    ),
    // Made again, or elsewhere
    Snippet(
      "class A: UIView { func f() { label.attributedText = NSAttributedString(string: a, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)]) }\nfunc g() { registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (a: A, _) in a.f() } } }"
    ),
    Snippet(
      "c.titleTextAttributesTransformer = .init { incoming in var outgoing = incoming\noutgoing.font = .preferredFont(forTextStyle: .headline)\nreturn outgoing }"
    ),
    Snippet(
      "class A { var attributes: [NSAttributedString.Key: Any] { [.font: UIFont.preferredFont(forTextStyle: .body)] } }"
    ),
    Snippet("label.font = .systemFont(ofSize: 12)"),
    Snippet(
      "UINavigationBar.appearance().titleTextAttributes = [.font: UIFont.systemFont(ofSize: 15)]"),
    Snippet(
      "let size = (a as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)])"),
    Snippet("let fonts: [Int: UIFont] = [1: UIFont.systemFont(ofSize: 15)]"),
    Snippet("let t = NSAttributedString(string: a, attributes: [.font: Theme.title])"),
    // A sign says the same at any size; what is filled later may say anything.
    Snippet(
      "let t = NSAttributedString(string: \"👍\", attributes: [.font: UIFont.systemFont(ofSize: 40)])"
    ),
    Snippet(
      "let t = NSAttributedString(string: a ? \"★\" : \"☆\", attributes: [.font: UIFont.systemFont(ofSize: 9)])"
    ),
    Snippet(
      "let t = NSAttributedString(string: a ? \"★\" : \"None\", attributes: [.font: ⟦UIFont.systemFont(ofSize: 9)⟧])"
    ),
    Snippet(
      "let t = NSMutableAttributedString(string: \"\", attributes: [.font: ⟦UIFont.systemFont(ofSize: 9)⟧])"
    ),
  ]

  @Test("it is found in attributes", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.attributedFixedFont, against: snippet)
  }

  @Test(
    "bars, large letters and fonts that grow are notes, fonts of unknown size warnings",
    arguments: [
      ("text.addAttribute(.font, value: UIFont.systemFont(ofSize: 12), range: r)", Severity.error),
      ("bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 15)]", .note),
      ("text.addAttribute(.font, value: UIFont.systemFont(ofSize: 72), range: r)", .note),
      ("text.addAttribute(.font, value: UIFont(name: a, size: theme.size)!, range: r)", .warning),
      (
        "text.addAttribute(.font, value: UIFont.preferredFont(forTextStyle: .body), range: r)",
        .note
      ),
    ])
  func severity(_ code: String, _ severity: Severity) {
    #expect(Snippet(code).findings(of: .attributedFixedFont).map(\.severity) == [severity])
  }
}
