import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("uifont-fixed")
struct UIFontFixedTests {
  static let snippets = [
    // Every way to make a font of a size
    Snippet("label.font = ⟦.systemFont(ofSize: 15)⟧"),
    Snippet("label.font = ⟦UIFont.systemFont(ofSize: 15, weight: .semibold)⟧"),
    Snippet("label.font = ⟦.boldSystemFont(ofSize: 15)⟧"),
    Snippet("label.font = ⟦.italicSystemFont(ofSize: 15)⟧"),
    Snippet("label.font = ⟦.monospacedDigitSystemFont(ofSize: 15, weight: .regular)⟧"),
    Snippet("label.font = ⟦UIFont(name: \"Lora\", size: 15)⟧"),
    Snippet("label.font = ⟦UIFont(name: \"Lora\", size: 15)⟧ ?? .systemFont(ofSize: 15)"),
    Snippet("label.font = ⟦UIFont(descriptor: descriptor, size: 15)⟧"),
    Snippet("label.font = ⟦UIFont.systemFont(ofSize: UIFont.labelFontSize)⟧"),
    Snippet("button.titleLabel?.font =\n  ⟦UIFont.systemFont⟧(\n    ofSize: 15)"),
    Snippet("label.font = isBig ? ⟦.systemFont(ofSize: 20)⟧ : .preferredFont(forTextStyle: .body)"),
    // Through a local, a constant and a function of the file
    Snippet("func g() { let f = ⟦UIFont(name: \"Lora\", size: 12)⟧\nlabel.font = f }"),
    Snippet(
      "func f() { guard let face = ⟦UIFont(name: \"L\", size: 12)⟧ else { return }\nlabel.font = face }"
    ),
    Snippet("func f() { if let face = ⟦UIFont(name: \"L\", size: 12)⟧ { label.font = face } }"),
    Snippet("enum M { static let size: CGFloat = 15 }\nlabel.font = ⟦.systemFont(ofSize: M.size)⟧"),
    Snippet("func make(_ font: UIFont) { label.font = font }\nmake(⟦.systemFont(ofSize: 13)⟧)"),
    Snippet("let label = Tag(title, font: ⟦.systemFont(ofSize: 11)⟧)"),
    Snippet(
      "let label: UILabel = { let l = UILabel()\nl.font = ⟦.systemFont(ofSize: 16)⟧\nreturn l }()"),
    Snippet("extension UILabel { func style() { font = ⟦UIFont(name: \"S\", size: 20)⟧ } }"),
    Snippet("let labels: [UILabel] = []\nlabels.forEach { $0.font = ⟦.systemFont(ofSize: 12)⟧ }"),
    // Through a property, a computed one too, and a private constant of the file
    Snippet(
      "class V { private var f: UIFont { ⟦UIFont.systemFont(ofSize: 17)⟧ }\nfunc g() { label.font = f } }"
    ),
    Snippet(
      "private enum S { static let title = ⟦UIFont.boldSystemFont(ofSize: 14)⟧ }\nfunc g() { label.font = isOn ? S.title : nil }"
    ),
    Snippet(
      "class V { private var f: UIFont { UIFont.systemFont(ofSize: 17) }\nfunc g() { label.font = metrics.scaledFont(for: f) } }"
    ),
    // Metrics scale it
    Snippet("label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15))"),
    Snippet(
      "label.font = UIFontMetrics(forTextStyle: .body)\n  .scaledFont(\n    for: UIFont(name: \"L\", size: 15) ?? UIFont.systemFont(ofSize: 15))"
    ),
    Snippet(
      "let base = UIFont(name: \"L\", size: 18)!\nlabel.font = metrics.scaledFont(for: base)"),
    Snippet(
      "func scaled(_ font: UIFont) -> UIFont { metrics.scaledFont(for: font) }\nlabel.font = scaled(.systemFont(ofSize: 13))"
    ),
    Snippet(
      "func style(_ font: UIFont) { label.font = metrics.scaledFont(for: font) }\nstyle(.systemFont(ofSize: 13))"
    ),
    Snippet("label.font = .systemFont(ofSize: UIFontMetrics.default.scaledValue(for: 12))"),
    // Other rules look at these
    Snippet(
      "label.font = .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize)"),
    Snippet("label.font = .systemFont(ofSize: view.bounds.width / 10)"),
    Snippet(
      "let text = NSAttributedString(string: a, attributes: [.font: UIFont.systemFont(ofSize: 12)])"
    ),
    Snippet("UILabel.appearance().font = .systemFont(ofSize: 12)"),
    Snippet(
      "extension UIFont { static let title = UIFont.systemFont(ofSize: 18) }\nlabel.font = .title"),
    Snippet(
      "extension UIFont { static func app(_ s: CGFloat) -> UIFont { .systemFont(ofSize: s) } }"),
    Snippet("Text(a).font(Font(UIFont.systemFont(ofSize: 12)))"),
    Snippet(
      "(a as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12)])"),
    // Signs, figures and other things
    Snippet("let c = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 12))"),
    Snippet("label.font = UIFont(name: \"FontAwesome\", size: 20)"),
    Snippet("label.font = UIFont(name: \"FontAwesome5Free-Solid\", size: 20)"),
    Snippet("let height = UIFont.systemFont(ofSize: 12).lineHeight"),
    Snippet("let isSame = label.font == UIFont.systemFont(ofSize: 12)"),
    Snippet("theme.chosenFont = UIFont.systemFont(ofSize: 1)"),
    Snippet("label.font = .preferredFont(forTextStyle: .body)"),
    Snippet("let code = \"label.font = UIFont.systemFont(ofSize: 12)\""),
    // What a closure makes of a descriptor
    Snippet(
      "label.font = descriptor.withDesign(.rounded).map { ⟦UIFont(descriptor: $0, size: 15)⟧ } ?? font"
    ),
    Snippet(
      "label.font = descriptor.withDesign(.serif).flatMap {\nlet bold = $0.withSymbolicTraits(.traitBold)\nreturn ⟦UIFont(descriptor: bold ?? $0, size: 15)⟧ }"
    ),
    Snippet("let sizes = styles.forEach { UIFont(descriptor: $0, size: 15) }"),
    // A text layer has its size elsewhere
    Snippet("class A: CATextLayer { func f() { font = UIFont.systemFont(ofSize: 15) } }"),
    Snippet("let layer = CATextLayer()\nlayer.font = UIFont.systemFont(ofSize: 15)"),
  ]

  @Test("it is found on text and nowhere else", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.uiFontFixed, against: snippet)
  }

  @Test("a finding carries the figures of the style that comes nearest")
  func figure() throws {
    let finding = try #require(
      Snippet("label.font = .boldSystemFont(ofSize: 17)").findings(of: .uiFontFixed).first)
    #expect(finding.facts["points"] == .number(17) && finding.severity == .error)
    #expect(finding.wantedStyle == "headline" && finding.wanted[.accessibility5] == 53)
    #expect(finding.firstBrokenSize == .xLarge)
  }

  @Test(
    "what nothing tells is a warning, a sign a note",
    arguments: [
      ("label.font = .systemFont(ofSize: settings.size)", Severity.warning),
      ("label.font = label.font.withSize(12)", .warning),
      ("emojiLabel.font = .systemFont(ofSize: 30)", .note),
      ("label.font = .systemFont(ofSize: 80)", .note),
    ])
  func severity(_ code: String, _ severity: Severity) {
    #expect(Snippet(code).findings(of: .uiFontFixed).map(\.severity) == [severity])
  }
}
