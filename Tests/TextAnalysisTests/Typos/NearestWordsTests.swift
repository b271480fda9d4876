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
    ("minimumscalefacter", ["minimumscalefactor"]), ("iconw", ["icona", "icone"]),
    ("fontt", ["font", "fonts"]), ("relatione", ["relation", "relative"]),
    // what exists, short words and words with a digit are exact
    ("icone", []), ("fomt", []), ("ax5x2", []), ("", []),
    // two edits need nine letters
    ("relatvie", ["relative"]), ("realtvie", []),
  ]

  @Test("the nearest come first, equally near ones in the order of their letters", arguments: typos)
  func nearest(typo: String, words: [String]) {
    #expect(Self.words(nearest: typo, limit: 9) == words)
    let lengths = NearestWords(to: typo, limit: 9).lengths
    #expect(words.allSatisfy { lengths.contains($0.unicodeScalars.count) })
  }

  @Test(
    "no more words than asked for, and those that a longer answer begins with", arguments: 0...3)
  func limit(limit: Int) {
    for (typo, words) in Self.typos {
      #expect(Self.words(nearest: typo, limit: limit) == Array(words.prefix(limit)))
    }
  }

  @Test("several lists are looked through as one, whatever their order", arguments: typos)
  func lists(typo: String, words: [String]) {
    for order in [Self.vocabulary, Self.vocabulary.reversed()] {
      var nearest = NearestWords(to: typo, limit: 9)
      for word in order + order { nearest.look(through: WordList([(word, word)])) }
      #expect(nearest.found.map(\.word) == words)
    }
  }

  @Test("any bytes are a list")
  func anyBytes() {
    let pieces: [[UInt8]] = [
      Array("relativeto relativeTo\n".utf8), [0x0A], [0x20], [0xFF, 0xC3], [0], Array("x".utf8),
    ]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          let list = WordList(bytes: first + second + third)
          _ = list.words
          for edits in [1, 40] {
            var nearest = NearestWords(to: "relativto", within: edits, limit: 3)
            nearest.look(through: list)
            #expect(nearest.found.allSatisfy { (1...edits).contains($0.distance) })
          }
        }
      }
    }
    let words: [(word: String, spelling: String)] = [
      ("icon", "icon"), ("relativeto", "relativeTo"),
    ]
    let read = WordList(words).words
    #expect(read.map(\.word) == words.map(\.word))
    #expect(read.map(\.spelling) == words.map(\.spelling))
  }

  private static func words(nearest word: String, limit: Int) -> [String] {
    var nearest = NearestWords(to: word, limit: limit)
    nearest.look(through: WordList(vocabulary.map { ($0, $0) }))
    return nearest.found.map(\.word)
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
