import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("appearance-fixed-font")
struct AppearanceFixedFontTests {
  static let snippets = [
    Snippet("UILabel.appearance().font = ⟦.systemFont(ofSize: 15)⟧"),
    Snippet(
      "UILabel.appearance(whenContainedInInstancesOf: [A.self]).font = ⟦UIFont.systemFont(ofSize: 15)⟧"
    ),
    Snippet("TagView.appearance().textFont = ⟦UIFont(name: \"R\", size: 13)⟧!"),
    Snippet(
      "func f() { let proxy = UILabel.appearance()\nproxy.font = ⟦.systemFont(ofSize: 15)⟧ }"),
    Snippet(
      "UINavigationBar.appearance().titleTextAttributes = [.font: ⟦UIFont.systemFont(ofSize: 15)⟧]"),
    Snippet(
      "UIBarButtonItem.appearance().setTitleTextAttributes([.font: ⟦UIFont.systemFont(ofSize: 15)⟧], for: .normal)"
    ),
    Snippet(
      "func f() { let a = UINavigationBarAppearance()\na.largeTitleTextAttributes = [.font: ⟦UIFont.systemFont(ofSize: 31)⟧] }"
    ),
    Snippet(
      "func f() { let attributes: [NSAttributedString.Key: Any] = [.font: ⟦UIFont.systemFont(ofSize: 15)⟧]\nUITabBarItem.appearance().setTitleTextAttributes(attributes, for: .normal) }"
    ),
    Snippet("UILabel.appearance().font = .preferredFont(forTextStyle: .body)"),
    Snippet(
      "UILabel.appearance().font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15))"),
    Snippet("UILabel.appearance().textColor = .label"),
    Snippet("UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]"),
    Snippet("label.font = .systemFont(ofSize: 15)"),
  ]

  @Test("it is found on proxies and appearances", arguments: snippets)
  func finds(_ snippet: Snippet) {
    hold(.appearanceFixedFont, against: snippet)
  }
}
