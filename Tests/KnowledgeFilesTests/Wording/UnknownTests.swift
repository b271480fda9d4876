import Testing

@testable import DTKBKnowledgeFiles

@Test(
  "The nearest word is one that a slip of the fingers explains",
  arguments: [
    ("icn", "icon"), ("Icon", "icon"), ("bagde", "badge"), ("scaledmetric", "scaled-metric"),
    ("relativ-too", "relative-to"), ("xy", nil), ("", nil), ("nothing-like-it", nil),
  ] as [(String, String?)])
func `near`(_ word: String, _ expected: String?) {
  #expect(nearest(to: word, among: ["icon", "badge", "scaled-metric", "relative-to"]) == expected)
}

@Test func `a word of any length and content is quoted on one short line`() {
  let word = quoted(String(repeating: "a\n\u{1B}[2J", count: 10_000))
  #expect(word.unicodeScalars.count < 70)
  #expect(word.allSatisfy { !$0.isNewline && $0 != "\u{1B}" })
}
