import DTKBSourceReading
import DynamicTypeScaling
import Testing

@testable import DTKBSnippetRules

@Suite("capped-without-viewer")
struct CappedWithoutViewerTests {
  static let snippets = [
    Snippet("HStack { Button(a) {} }⟦.dynamicTypeSize(...DynamicTypeSize.xxxLarge)⟧"),
    Snippet("HStack { Button(a) {} }⟦.environment(\\.dynamicTypeSize, .large)⟧"),
    Snippet("HStack { Text(a).onTapGesture { b() } }⟦.dynamicTypeSize(.large)⟧"),
    Snippet(
      "struct Bar: View { var body: some View { VStack { item }⟦.dynamicTypeSize(...(.xLarge))⟧ }\nvar item: some View { Toggle(a, isOn: $b) } }"
    ),
    Snippet(
      "struct Bar: View { var body: some View { VStack { Item() }⟦.dynamicTypeSize(...(.xLarge))⟧ } }\nstruct Item: View { var body: some View { Button(a) {} } }"
    ),
    Snippet(
      "HStack { Button(a) {}.accessibilityShowsLargeContentViewer()\nButton(b) {} }⟦.dynamicTypeSize(.large)⟧"
    ),
    Snippet(
      "class Bar: UIView { let button = UIButton()\nfunc fill() { ⟦maximumContentSizeCategory = .extraLarge⟧ } }"
    ),
    Snippet(
      "class Key: UIControl { func fill() { ⟦self.maximumContentSizeCategory = .extraLarge⟧ } }"),
    // Shown by the viewer, by the system, or nothing to tap
    Snippet(
      "HStack { Button(a) {}.accessibilityShowsLargeContentViewer() }.dynamicTypeSize(.large)"),
    Snippet(
      "HStack { Button(a) {} }.accessibilityShowsLargeContentViewer().dynamicTypeSize(.large)"),
    Snippet("VStack { Text(a) }.dynamicTypeSize(.large)"),
    Snippet("VStack { Text(a) }.toolbar { Button(b) {} }.dynamicTypeSize(.large)"),
    Snippet("HStack { Button(a) {} }.dynamicTypeSize(...DynamicTypeSize.accessibility3)"),
    Snippet("HStack { Button(a) {} }.dynamicTypeSize(.large...)"),
    Snippet(
      "class Bar: UIView { let button = UIButton()\nfunc fill() { maximumContentSizeCategory = .extraLarge\naddInteraction(UILargeContentViewerInteraction()) } }"
    ),
    Snippet(
      "class Screen: UIViewController { let button = UIButton()\nfunc fill() { navigationBar.maximumContentSizeCategory = .extraLarge } }"
    ),
    Snippet("class Screen: UIView { func fill() { maximumContentSizeCategory = .extraLarge } }"),
  ]

  @Test(
    "it is found where controls are held small and nothing shows them large", arguments: snippets)
  func finds(_ snippet: Snippet) { hold(.cappedWithoutViewer, against: snippet) }
}
