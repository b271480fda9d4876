import DTKBArgumentGrammar
import Testing

@Suite("Nearest words")
struct NearestTests {
  @Test(
    "a word within two edits is near, the nearest first",
    arguments: [
      ("serach", ["search"]), ("SEARCH", ["search"]), ("srch", ["search"]), ("hsow", ["show"]),
      ("chek", ["check"]), ("slow", ["show"]), ("", []), ("w", []), ("relativeTo", []),
    ])
  func near(word: String, expected: [String]) {
    #expect(nearest(to: word, among: ["search", "check", "show"]) == expected)
  }

  @Test("between equals the order of the list decides, and the nearer comes first")
  func order() {
    #expect(nearest(to: "size", among: ["sixe", "sine", "sizes"]) == ["sixe", "sine", "sizes"])
    #expect(nearest(to: "size", among: ["sales", "sizes"]) == ["sizes"])
    #expect(nearest(to: "scal", among: ["scaled", "scale"]) == ["scale", "scaled"])
  }
}
