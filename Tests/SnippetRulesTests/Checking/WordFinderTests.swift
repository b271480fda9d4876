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

  @Test("it agrees with a look at every place, wherever words stand in the bytes", arguments: 0..<8)
  func everyPlace(_ seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 11
    func random(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    let words = ["id", "font", "font-size", "dtkb:ignore", "_a1", "fontSize", "size", "#Preview"]
    var bytes: [UInt8] = []
    while bytes.count < 3000 {
      switch random(4) {
      case 0: bytes.append(UInt8(random(256)))
      case 1: bytes += Array(" -\n".utf8.prefix(random(4)))
      default: bytes += Array(words[random(words.count)].utf8)
      }
    }
    bytes.removeLast(random(70))
    var expected: [WordFinder.Hit] = []
    for offset in bytes.indices {
      for (number, word) in words.enumerated() where bytes[offset...].starts(with: word.utf8) {
        let end = offset + word.utf8.count
        if offset > 0, WordMask.isWordByte(bytes[offset - 1]) { continue }
        if end < bytes.count, WordMask.isWordByte(bytes[end]) { continue }
        expected.append(WordFinder.Hit(offset: offset, word: number))
      }
    }
    #expect(WordFinder(words).hits(in: bytes.span) == expected)
  }

  @Test("every byte is told to be a part of a word or not, at every place of the mask")
  func masks() {
    let bytes = (0..<512).map { UInt8($0 * 37 % 256) }
    bytes.withUnsafeBufferPointer { buffer in
      for offset in 0..<520 {
        var expected: UInt64 = 0
        for bit in 0..<64 where offset + bit < bytes.count {
          if WordMask.isWordByte(bytes[offset + bit]) { expected |= 1 << UInt64(bit) }
        }
        #expect(WordMask(buffer, at: offset).bits == expected)
      }
    }
  }

  @Test("a finder of no words finds nothing")
  func empty() {
    let bytes = Array("system".utf8)
    #expect(WordFinder([]).hits(in: bytes.span).isEmpty)
  }
}
