import DTKBTextAnalysis

/// The words of some code outside its comments: names, keywords, and what stands in strings.
struct CodeWords {
  /// Each word once, in lower case, with how often it stands in the code.
  let counts: [String: Int]

  init(_ code: [UInt8]) {
    var lexicon = Lexicon(.english)
    self.init(code, &lexicon)
  }

  /// Reads much code with one lexicon, as most of its words come again.
  init(_ code: [UInt8], _ lexicon: inout Lexicon) {
    let text = String(decoding: Self.withoutComments(code), as: UTF8.self)
    var counts: [String: Int] = [:]
    for word in lexicon.words(in: text) where word.exact.utf8.count > 1 {
      counts[word.exact, default: 0] += 1
    }
    self.counts = counts
  }

  /// Whether a word of the code is an id without its hyphens.
  func name(_ id: String) -> Bool {
    counts[id.split(separator: "-").joined()] != nil
  }

  /// Comments of Swift, JavaScript, style sheets and markup replaced by spaces; the quotation marks of
  /// a string keep `//` of an address from being taken for one.
  private static func withoutComments(_ code: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(code.count)
    var place = 0
    var isInString = false
    func stands(_ word: StaticString) -> Bool {
      word.withUTF8Buffer { code[place...].starts(with: $0) }
    }
    func skip(to end: StaticString) {
      while place < code.count, !stands(end) { place += 1 }
      if place < code.count { place += end.utf8CodeUnitCount }
      kept.append(UInt8(ascii: " "))
    }
    while place < code.count {
      let byte = code[place]
      if !isInString, byte == UInt8(ascii: "/"), stands("//") {
        skip(to: "\n")
        kept.append(UInt8(ascii: "\n"))
      } else if !isInString, byte == UInt8(ascii: "/"), stands("/*") {
        skip(to: "*/")
      } else if !isInString, byte == UInt8(ascii: "<"), stands("<!--") {
        skip(to: "-->")
      } else {
        if byte == UInt8(ascii: "\"") { isInString.toggle() }
        if byte == UInt8(ascii: "\n") { isInString = false }
        kept.append(byte)
        place += 1
      }
    }
    return kept
  }
}
