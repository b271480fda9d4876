import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("fixed-text-drawing")
struct FixedTextDrawingTests {
  static let snippets = [
    Snippet("let layer = CATextLayer()\n⟦layer.fontSize = 13⟧"),
    Snippet(
      "class A { let unit: CATextLayer\nenum M { static let size: CGFloat = 13 }\nfunc f() { ⟦unit.fontSize = M.size⟧ } }"
    ),
    Snippet("class A: CATextLayer { func f() { ⟦fontSize = 13⟧ } }"),
    Snippet(
      "(a as NSString).draw(at: .zero, withAttributes: [.font: ⟦UIFont.systemFont(ofSize: 12)⟧])"),
    Snippet(
      "func f() { let attributes: [NSAttributedString.Key: Any] = [.font: ⟦UIFont.systemFont(ofSize: 12)⟧]\na.draw(in: rect, withAttributes: attributes) }"
    ),
    Snippet("let size = a.size(withAttributes: [.font: ⟦UIFont.systemFont(ofSize: 12)⟧])"),
    Snippet("let tip = ⟦UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))⟧"),
    Snippet(
      "let layer = CATextLayer()\nlayer.fontSize = UIFontMetrics.default.scaledValue(for: 13)"),
    Snippet(
      "let layer = CATextLayer()\nlayer.fontSize = UIFont.preferredFont(forTextStyle: .body).pointSize"
    ),
    Snippet("var style = Style()\nstyle.fontSize = 13"),
    Snippet("let tip = UILabel(frame: .zero)"),
    Snippet("let tip = UILabel(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: side))"),
    Snippet("let tip = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))\ntip.sizeToFit()"),
    Snippet(
      "let tip = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))\ntip.translatesAutoresizingMaskIntoConstraints = false"
    ),
    Snippet("let view = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 20))"),
    Snippet(
      "a.draw(at: .zero, withAttributes: [.font: UIFont.preferredFont(forTextStyle: .body)])"),
    // A frame that is set later
    Snippet("let tip = UILabel()\n⟦tip.frame = CGRect(x: 0, y: 0, width: 90, height: 20)⟧"),
    Snippet(
      "class A: UIView { let tip = UILabel()\noverride func layoutSubviews() { ⟦tip.frame = CGRect(x: 8, y: 8, width: bounds.width, height: 21)⟧ } }"
    ),
    Snippet(
      "let tip = UILabel()\ntip.frame = CGRect(x: 0, y: 0, width: 90, height: 20)\ntip.sizeToFit()"),
    Snippet(
      "let tip = UILabel()\ntip.frame = CGRect(x: 0, y: 0, width: 90, height: 20)\ntip.frame = view.bounds"
    ),
    Snippet("let tip = UILabel()\ntip.frame = CGRect(x: 0, y: 0, width: 90, height: 80)"),
    Snippet(
      "let picture = UIImageView()\npicture.frame = CGRect(x: 0, y: 0, width: 90, height: 20)"),
    // A size of its own
    Snippet(
      "class A: UILabel { override func sizeThatFits(_ size: CGSize) -> CGSize { ⟦CGSize(width: size.width, height: 20)⟧ } }"
    ),
    Snippet(
      "class A: UIButton { override var intrinsicContentSize: CGSize { return ⟦CGSize(width: 90, height: 34)⟧ } }"
    ),
    Snippet(
      "class A: UILabel { override var intrinsicContentSize: CGSize { CGSize(width: 90, height: super.intrinsicContentSize.height + 8) } }"
    ),
    Snippet(
      "class A: UIView { override var intrinsicContentSize: CGSize { CGSize(width: 90, height: 20) } }"
    ),
  ]

  @Test("it is found where text is drawn", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.fixedTextDrawing, against: snippet)
  }

  @Test("measuring is a note")
  func measuring() {
    let found = Snippet(
      "let s = a.boundingRect(with: b, attributes: [.font: UIFont.systemFont(ofSize: 12)], context: nil)"
    )
    .findings(of: .fixedTextDrawing)
    #expect(found.map(\.severity) == [.note])
  }
}
