import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

@Suite("Words of names")
struct WordsTests {
  @Test(
    "a list has a word of a name exactly where the name's words have one of the list",
    arguments: [
      "", "emojiView", "AppIcon2x", "icon_size", "iconic", "FLAG", "größeIcon", "glyphText",
      "aVeryLongNameOfManyWordsThatEndsWithEmoji",
    ])
  func hasWord(_ name: String) {
    let list = ["emoji", "icon", "flag"]
    let found = Words(name).contains { list.contains($0) }
    #expect(name.hasWord(in: NameSet(list)) == found)
  }
}
