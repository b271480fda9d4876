import Testing

@testable import DTKBSnippetRules

@Test(arguments: [
  ("MaterialIcons", true), ("Icon", true), ("aIconIcon", true), ("Ico", false), ("icon", false),
  ("", false), ("größeIcon", true), ("IcoIcon", true), ("IcIcoIco", false),
])
func `a piece is found wherever it stands in a text`(_ text: String, _ isHeld: Bool) {
  #expect(text.holds("Icon") == isHeld)
  #expect(text.holds(""))
}
