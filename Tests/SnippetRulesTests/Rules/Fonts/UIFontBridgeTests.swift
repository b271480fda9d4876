import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("uifont-bridge")
struct UIFontBridgeTests {
  static let snippets = [
    Snippet("Text(a).font(⟦Font(UIFont.preferredFont(forTextStyle: .body))⟧)"),
    Snippet("Text(a).font(⟦Font(UIFont.preferredFont(forTextStyle: .body) as CTFont)⟧)"),
    Snippet("Text(a).font(⟦Font(uiFont: .daxBody())⟧)"),
    Snippet("Text(a).font(⟦SwiftUI.Font(caption)⟧.bold())"),
    Snippet(
      "Text(a).font(⟦Font(UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 13)))⟧)"
    ),
    Snippet(
      "struct Theme { static let title = ⟦Font(UIFont.preferredFont(forTextStyle: .title2))⟧ }"),
    Snippet("extension UIFont { var swiftUI: Font { ⟦Font(self as CTFont)⟧ } }"),
    // The view reads the size, yet the font was made before
    Snippet(
      "struct A: View {\n@Environment(\\.dynamicTypeSize) var size\nstatic let font = ⟦Font(UIFont.preferredFont(forTextStyle: .body))⟧\nvar body: some View { Text(a).font(Self.font) } }"
    ),
    // … or is fixed
    Snippet(
      "struct A: View {\n@Environment(\\.dynamicTypeSize) var size\nvar body: some View { Text(a).font(⟦Font(UIFont.systemFont(ofSize: 13))⟧) } }"
    ),
    // Made afresh
    Snippet(
      "struct A: View {\n@Environment(\\.dynamicTypeSize) var size\nvar body: some View { Text(a).font(Font(UIFont.preferredFont(forTextStyle: .body))) } }"
    ),
    Snippet(
      "struct A: View {\n@Environment(\\.sizeCategory) private var size\nvar title: Font { Font(uiFont) }\nlet uiFont: UIFont }"
    ),
    // Another font
    Snippet("import UIKit\nlet font = Font(base)"),
    Snippet("struct Font { let size: CGFloat }\nlet font = Font(base)"),
    Snippet("let font = Font(name: \"X\", size: 3)"),
    Snippet("let font = Font(3)"),
    Snippet("let font = Font.body"),
  ]

  @Test("it is found where SwiftUI takes a font of UIKit", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.uifontBridge, against: snippet)
  }

  static let severities: [(String, Severity)] = [
    ("Text(a).font(Font(UIFont.preferredFont(forTextStyle: .body)))", .warning),
    ("Text(a).font(Font(UIFont.systemFont(ofSize: 13)))", .error),
    ("Text(a).font(Font(UIFont(name: \"X\", size: 13)!))", .error),
    ("let base = UIFont.boldSystemFont(ofSize: 13)\nText(a).font(Font(base))", .error),
    (
      "extension UIFont { static func brand() -> UIFont { .systemFont(ofSize: 13) } }\nText(a).font(Font(UIFont.brand()))",
      .error
    ),
    (
      "Text(a).font(Font(UIFont.systemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize)))",
      .warning
    ),
    ("Text(a).font(Font(CTFontCreateWithName(name, 13, nil)))", .error),
    ("Text(a).font(Font(unknown))", .warning),
  ]

  @Test("a font that is fixed itself is an error", arguments: severities)
  func severity(_ code: String, _ severity: Severity) {
    #expect(Snippet(code).findings(of: .uifontBridge).map(\.severity) == [severity])
  }
}
