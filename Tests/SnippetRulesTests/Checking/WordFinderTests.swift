import Testing

@testable import DTKBSnippetRules

@Suite("Finding words in a text")
struct WordFinderTests {
  static let texts: [(String, [String])] = [
    ("system", ["system"]), ("a.system(", ["system"]), ("systems", []), ("subsystem", []),
    ("_system", []),
    ("system font system", ["system", "font", "system"]), ("fontsystem", []), ("$font", ["font"]),
    ("", []),
    ("fon", []), ("ScaledMetric font", ["ScaledMetric", "font"]), ("\u{A0}font\u{A0}", ["font"]),
    ("FONT", []),
    ("sysystem system", ["system"]),
  ]

  @Test("whole words are found, in order", arguments: texts)
  func hits(_ text: String, _ expected: [String]) {
    let words = ["system", "ScaledMetric", "font"]
    let finder = WordFinder(words)
    let bytes = Array(text.utf8)
    #expect(finder.hits(in: bytes.span).map { words[$0.word] } == expected)
    #expect(finder.findsAny(in: bytes.span) == !expected.isEmpty)
  }

  @Test("it agrees with a search word by word", arguments: 0..<20)
  func agreement(_ seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 7
    func random(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    let words = ["ab", "abc", "bca", "aabb"]
    let text = (0..<2000).map { _ in ["a", "b", "c", " "][random(4)] }.joined()
    let expected = text.split(separator: " ").map(String.init).filter(words.contains)
    let finder = WordFinder(words)
    #expect(finder.hits(in: Array(text.utf8).span).map { words[$0.word] } == expected)
  }

  @Test("a finder of no words finds nothing")
  func empty() {
    let bytes = Array("system".utf8)
    #expect(WordFinder([]).hits(in: bytes.span).isEmpty)
  }
}
