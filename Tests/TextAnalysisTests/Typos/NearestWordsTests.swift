import DTKBTextAnalysis
import Testing

@Suite("Nearest words")
struct NearestWordsTests {
  static let vocabulary = [
    "relative", "relativeto", "relation", "scaledmetric", "font", "fonts", "fondo", "ax5x1",
    "minimumscalefactor", "icone", "icona",
  ]

  static let typos: [(String, [String])] = [
    ("relativto", ["relativeto", "relative"]), ("scaledmetirc", ["scaledmetric"]),
    ("minimumscalefacter", ["minimumscalefactor"]), ("iconw", ["icone", "icona"]),
    ("fontt", ["font", "fonts"]), ("relatione", ["relation", "relative"]),
    // what exists, short words and words with a digit are exact
    ("icone", []), ("fomt", []), ("ax5x2", []), ("", []),
    // two edits need nine letters
    ("relatvie", ["relative"]), ("realtvie", []),
  ]

  @Test("the nearest come first, equally near ones in the vocabulary's order", arguments: typos)
  func nearest(typo: String, words: [String]) {
    #expect(nearestWords(to: typo, in: Self.vocabulary, limit: 9).map(\.word) == words)
  }

  @Test("no more words than asked for")
  func limit() {
    #expect(nearestWords(to: "iconw", in: Self.vocabulary, limit: 1).map(\.word) == ["icone"])
    #expect(nearestWords(to: "iconw", in: Self.vocabulary, limit: 0).isEmpty)
  }

  @Test(
    "edits grow with the word",
    arguments: [
      ("font", 0), ("fonts", 1), ("relative", 1), ("relativto", 2), ("chữ", 0), ("17171717", 0),
    ])
  func allowed(word: String, edits: Int) {
    #expect(editsAllowed(in: word) == edits)
  }
}
