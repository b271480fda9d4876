import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("no-live-update")
struct NoLiveUpdateTests {
  private static let font = ".preferredFont(forTextStyle: .body)"
  static let snippets = [
    Snippet("⟦label.font⟧ = \(font)"),
    Snippet("⟦button.titleLabel?.font⟧ = metrics.scaledFont(for: f)"),
    Snippet("let view = UITextView()\n⟦view.font⟧ = UIFont\(font)"),
    Snippet("⟦label.font⟧ = \(font)\nlabel.adjustsFontForContentSizeCategory = false"),
    Snippet("class A { let title = UILabel()\nfunc f() { ⟦title.font⟧ = \(font) } }"),
    Snippet("class A: UILabel { func f() { ⟦font⟧ = \(font) } }"),
    Snippet(
      "let a = UILabel(), b = UILabel()\n⟦a.font⟧ = \(font)\nb.adjustsFontForContentSizeCategory = true"
    ),
    Snippet("let label: UILabel = { let l = UILabel()\n⟦l.font⟧ = \(font)\nreturn l }()"),
    Snippet(
      "extension UIFont { static func lora() -> UIFont { UIFontMetrics.default.scaledFont(for: f) } }\n⟦label.font⟧ = .lora()"
    ),
    Snippet(
      "class A: UIView { let l = UILabel()\nfunc f() { ⟦l.font⟧ = \(font) }\noverride func traitCollectionDidChange(_ p: UITraitCollection?) { if p.hasDifferentColorAppearance(a) { g() } } }"
    ),
    Snippet(
      "⟦label.font⟧ = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)"),
    // Nobody's size but the one that the code decides
    Snippet(
      "label.font = .preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))"
    ),
    Snippet(
      "let small = UITraitCollection(preferredContentSizeCategory: .small)\nlabel.font = .preferredFont(forTextStyle: .body, compatibleWith: small)"
    ),
    // The flag, wherever it is set
    Snippet("label.font = \(font)\nlabel.adjustsFontForContentSizeCategory = true"),
    Snippet(
      "class A { let l = UILabel()\nfunc f() { l.font = \(font) }\nfunc g() { self.l.adjustsFontForContentSizeCategory = true } }"
    ),
    Snippet(
      "class A { let l: UILabel = { let x = UILabel()\nx.adjustsFontForContentSizeCategory = true\nreturn x }()\nfunc f() { l.font = \(font) } }"
    ),
    Snippet(
      "class A { lazy var l = make()\nfunc make() -> UILabel { let x = UILabel()\nx.adjustsFontForContentSizeCategory = true\nreturn x }\nfunc f() { l.font = \(font) } }"
    ),
    Snippet(
      "class A { lazy var l = make { $0.adjustsFontForContentSizeCategory = true }\nfunc f() { l.font = \(font) } }"
    ),
    Snippet(
      "class A { let a = UILabel(), b = UILabel()\nfunc f() { a.font = \(font)\nfor l in [a, b] { l.adjustsFontForContentSizeCategory = true } } }"
    ),
    Snippet(
      "class A { let a = UILabel()\nvar all: [UILabel] { [a] }\nfunc f() { a.font = \(font)\nall.forEach { $0.adjustsFontForContentSizeCategory = true } } }"
    ),
    Snippet(
      "class A { @IBOutlet var all: [UILabel]!\nfunc f() { for l in all { l.font = \(font) }\nall.forEach { $0.adjustsFontForContentSizeCategory = true } } }"
    ),
    Snippet(
      "class A { let a = UILabel()\nfunc f() { a.font = \(font)\nstyle(a) }\nfunc style(_ l: UILabel) { l.adjustsFontForContentSizeCategory = true } }"
    ),
    Snippet(
      "extension UILabel { func grow() { adjustsFontForContentSizeCategory = true } }\nlet l = UILabel()\nl.font = \(font)\nl.grow()"
    ),
    Snippet(
      "class Body: UILabel { func f() { adjustsFontForContentSizeCategory = true } }\nlet l = Body()\nl.font = \(font)"
    ),
    Snippet(
      "class Base: UIView { let l = UILabel()\nfunc f() { l.adjustsFontForContentSizeCategory = true } }\nclass A: Base { func g() { l.font = \(font) } }"
    ),
    Snippet(
      "UILabel.appearance().adjustsFontForContentSizeCategory = true\nlet l = UILabel()\nl.font = \(font)"
    ),
    Snippet(
      "func f() { guard let t = button.titleLabel else { return }\nt.font = \(font)\nbutton.titleLabel?.adjustsFontForContentSizeCategory = true }"
    ),
    // Somebody assigns it again
    Snippet(
      "class A: UIView { let l = UILabel()\nfunc f() { l.font = \(font) }\nfunc g() { registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (a: A, _) in a.f() } } }"
    ),
    Snippet(
      "class A: UIView { let l = UILabel()\nfunc f() { l.font = \(font) }\noverride func traitCollectionDidChange(_ p: UITraitCollection?) { f() } }"
    ),
    Snippet(
      "class A { let l = UILabel()\nfunc f() { l.font = \(font)\nc.addObserver(self, selector: s, name: UIContentSizeCategory.didChangeNotification, object: nil) } }"
    ),
    Snippet(
      "struct A: UIViewRepresentable { func updateUIView(_ label: UILabel, context: Context) { label.font = \(font) } }"
    ),
    // No view, or one with a flag of its own
    Snippet("content.textProperties.font = \(font)"),
    Snippet("var font: UIFont\nfont = \(font)"),
    Snippet("struct Theme { var font: UIFont }\nvar theme = Theme(font: f)\ntheme.font = \(font)"),
    Snippet(
      "c.titleTextAttributesTransformer = .init { i in var o = i\no.font = \(font)\nreturn o }"),
    Snippet("label.font = .systemFont(ofSize: 12)"),
    Snippet("label.font = font"),
    // A misspelled flag is a finding of its own
    Snippet("label.font = \(font)\nlabel.adjustFontForContentSizeCategory = true"),
    Snippet("let l = UILabel()\nl.font = \(font)\nl.adjustsFontForContentSize = true"),
  ]

  @Test("it is found where no flag is set", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.noLiveUpdate, against: snippet)
  }

  @Test("the file of a base class, a helper and a proxy count")
  func project() {
    let code = "class A: Base { func f() { titleLabel.font = \(Self.font) } }"
    let others = [
      (
        "class Base: UIView { let titleLabel = UILabel()\nfunc g() { titleLabel.adjustsFontForContentSizeCategory = true } }",
        0
      ),
      ("class Base: UIView { let titleLabel = UILabel() }", 1),
    ]
    for (other, count) in others {
      let files = [other, code].map { SourceFile(name: "A.swift", bytes: Array($0.utf8)) }
      let result = Checker(rules: [.noLiveUpdate]).check(
        files[1], in: ProjectSymbols(files.map(FileSymbols.init)))
      #expect(result.findings.count == count)
    }
  }

  @Test("an outlet is a note, since Interface Builder may set the flag")
  func outlet() {
    let found = Snippet(
      "class A { @IBOutlet var label: UILabel!\nfunc f() { label.font = \(Self.font) } }"
    )
    .findings(of: .noLiveUpdate)
    #expect(found.map(\.severity) == [.note] && found.first?.facts["name"] == .name("label"))
  }
}
