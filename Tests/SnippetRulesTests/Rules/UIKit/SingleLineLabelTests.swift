import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("single-line-label")
struct SingleLineLabelTests {
  static let snippets = [
    Snippet("⟦label.numberOfLines = 1⟧"),
    Snippet("class A { let l = UILabel()\nfunc f() { ⟦self.l.numberOfLines = 1⟧ } }"),
    Snippet("enum M { static let lines = 1 }\n⟦label.numberOfLines = M.lines⟧"),
    Snippet("⟦label.numberOfLines = isPinned ? 2 : 1⟧"),
    Snippet("⟦button.titleLabel?.numberOfLines = 1⟧"),
    Snippet("class A: UILabel { func f() { ⟦numberOfLines = 1⟧ } }"),
    Snippet("class A { private let title = ⟦UILabel()⟧ }"),
    Snippet("class A { let title: UILabel = { let l = ⟦UILabel()⟧\nl.text = a\nreturn l }() }"),
    Snippet("class A { let title: UILabel\ninit() { title = ⟦UILabel()⟧ } }"),
    Snippet("⟦label.lineBreakMode = .byClipping⟧"),
    // More lines, or as the text size says
    Snippet("label.numberOfLines = 0"),
    Snippet("class A { private let title = UILabel()\nfunc f() { title.numberOfLines = 0 } }"),
    Snippet(
      "class A { private let a = UILabel(), b = UILabel()\nfunc f() { [a, b].forEach { $0.numberOfLines = 2 } } }"
    ),
    Snippet(
      "class A { let title: UILabel = { let l = UILabel()\nl.numberOfLines = 0\nreturn l }() }"),
    Snippet(
      "label.numberOfLines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1"
    ),
    Snippet(
      "func f() { let large = traits.preferredContentSizeCategory.isAccessibilityCategory\nlabel.numberOfLines = large ? 0 : 1 }"
    ),
    Snippet(
      "func f() { if category.isAccessibilityCategory { label.numberOfLines = 0 } else { label.numberOfLines = 1 } }"
    ),
    Snippet(
      "class A { let l = UILabel()\nfunc f() { l.numberOfLines = 1 }\nfunc g() { if size.isAccessibilityCategory { l.numberOfLines = 0 } } }"
    ),
    Snippet("class A { private let title = UILabel()\nfunc f() { theme.style(title) } }"),
    Snippet("class A { @IBOutlet var title: UILabel! }"),
    Snippet("class Rows { var numberOfLines = 2\nfunc f() { numberOfLines = 1 } }"),
    Snippet("label.lineBreakMode = .byTruncatingTail"),
  ]

  @Test("it is found on labels with one line", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.singleLineLabel, against: snippet)
  }

  @Test(
    "text that is read weighs more than captions, times and bars",
    arguments: [
      (
        "label.font = .preferredFont(forTextStyle: .body)\nlabel.numberOfLines = 1",
        Severity.warning
      ),
      ("label.font = .preferredFont(forTextStyle: .caption1)\nlabel.numberOfLines = 1", .note),
      ("label.font = .systemFont(ofSize: 11)\nlabel.numberOfLines = 1", .note),
      ("label.font = .systemFont(ofSize: 17)\nlabel.numberOfLines = 1", .note),
      ("label.numberOfLines = 1", .note), ("timeLabel.numberOfLines = 1", .note),
      ("class MenuBar: UIView { func f() { label.numberOfLines = 1 } }", .note),
    ])
  func severity(_ code: String, _ severity: Severity) {
    #expect(Snippet(code).findings(of: .singleLineLabel).map(\.severity) == [severity])
  }

  @Test("the characters are those of the font")
  func characters() throws {
    let code = "label.font = .preferredFont(forTextStyle: .body)\nlabel.numberOfLines = 1"
    let finding = try #require(Snippet(code).findings(of: .singleLineLabel).first)
    #expect(finding.facts["characters"] == .count(46))
    #expect(finding.facts["charactersAtLargest"] == .count(14))
  }
}
