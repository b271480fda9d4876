import Testing

@testable import DTKBSnippetRules

@Suite("ib-no-live-update")
struct IBNoLiveUpdateTests {
  static let style = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"

  static let snippets = [
    Snippet.interface("⟦<label⟧ text=\"a\">\(style)</label>"),
    .interface("⟦<label⟧ text=\"a\" adjustsFontForContentSizeCategory=\"NO\">\(style)</label>"),
    .interface("⟦<textView⟧>\(style)</textView>"),
    .interface("⟦<textField⟧>\(style)</textField>"),
    .interface("⟦<label⟧\n  text=\"a\"\n>\n  \(style)\n</label>"),
    .interface("<label text=\"a\" adjustsFontForContentSizeCategory=\"YES\">\(style)</label>"),
    .interface("<button>\(style)<state title=\"a\"/></button>"),
    .interface("<label text=\"a\"><fontDescription type=\"system\" pointSize=\"15\"/></label>"),
    .interface("<label text=\"a\"/>"),
  ]

  @Test("a text style without the flag is found", arguments: snippets)
  func finds(_ snippet: Snippet) {
    holdInterface(.ibNoLiveUpdate, against: snippet)
  }
}
