import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("shrink-to-fit-label")
struct ShrinkToFitLabelTests {
  static let snippets = [
    Snippet("⟦label.adjustsFontSizeToFitWidth = true⟧"),
    Snippet("label.adjustsFontSizeToFitWidth = true\n⟦label.minimumScaleFactor = 0.5⟧"),
    Snippet("⟦button.titleLabel?.adjustsFontSizeToFitWidth = true⟧"),
    Snippet(
      "class A { lazy var l = make { $0.adjustsFontSizeToFitWidth = true\n⟦$0.minimumScaleFactor = 0.7⟧ } }"
    ),
    Snippet("class A: UILabel { func f() { ⟦adjustsFontSizeToFitWidth = true⟧ } }"),
    Snippet("⟦label.allowsDefaultTighteningForTruncation = true⟧"),
    Snippet("textField.adjustsFontSizeToFitWidth = true\n⟦textField.minimumFontSize = 9⟧"),
    Snippet("⟦label.minimumScaleFactor = 0.5⟧"),
    Snippet("label.adjustsFontSizeToFitWidth = false\nlabel.minimumScaleFactor = 0.5"),
    Snippet("label.adjustsFontSizeToFitWidth = true\nlabel.minimumScaleFactor = 0.9"),
    Snippet("label.adjustsFontSizeToFitWidth = !category.isAccessibilityCategory"),
    Snippet("if !category.isAccessibilityCategory { label.adjustsFontSizeToFitWidth = true }"),
    Snippet(
      "struct Style { var minimumScaleFactor = 1.0 }\nvar style = Style()\nstyle.minimumScaleFactor = 0.5"
    ),
    Snippet("Text(a).minimumScaleFactor(0.5)"),
  ]

  @Test("it is found on labels that shrink", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.shrinkToFitLabel, against: snippet)
  }

  @Test(
    "what still doubles is a note",
    arguments: [("0.5", Severity.warning), ("0.7", .note)])
  func severity(_ factor: String, _ severity: Severity) {
    let code =
      "label.font = .preferredFont(forTextStyle: .body)\nlabel.adjustsFontSizeToFitWidth = true\nlabel.minimumScaleFactor = \(factor)"
    #expect(Snippet(code).findings(of: .shrinkToFitLabel).map(\.severity) == [severity])
  }

  @Test(
    "what never grows is a note",
    arguments: [
      ".systemFont(ofSize: 20)", "UIFont(name: a, size: 20)", "isBig ? Fixed.a : Fixed.b",
    ]
  )
  func fixed(_ font: String) {
    let code =
      "enum Fixed { static let a = UIFont.systemFont(ofSize: 20), b = UIFont.systemFont(ofSize: 16) }\nlabel.font = \(font)\nlabel.adjustsFontSizeToFitWidth = true"
    #expect(Snippet(code).findings(of: .shrinkToFitLabel).map(\.severity) == [.note])
  }
}
