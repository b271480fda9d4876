/// Reads a text of one language into words under which it can be found.
///
/// Pure: the same text gives the same words on every platform.
///
/// ```swift
/// Analyser.italian.words(in: "l’icona").map(\.exact)  // ["icona"]
/// Analyser.english.words(in: "relativeTo:").map(\.parts)  // [["relative", "to"]]
/// ```
public struct Analyser: Sendable {
  /// Grows when the same text gives other words, so that a base analysed before is refused.
  public static let version = 1

  /// Words that carry no subject, each as written and folded (`perché` and `perche`); a query may drop
  /// them, a text never does.
  ///
  /// Ask ``isStopWord(_:)`` about a word: folded, `mã` (code) would be taken for `mà` (but).
  public let stopWords: Set<String>

  let apostrophe: ApostropheUse
  let spelling: Spelling
  let stemming: Stemming

  init(
    stopWords: [String], apostrophe: ApostropheUse, spelling: Spelling, stemming: Stemming
  ) {
    var words = Set(stopWords)
    for word in stopWords where word.utf8.contains(where: { $0 >= 0x80 }) {
      words.insert(String(folded(Array(word.unicodeScalars))))
    }
    self.stopWords = words
    self.apostrophe = apostrophe
    self.spelling = spelling
    self.stemming = stemming
  }

  /// Whether a word of this language carries no subject; its marks count where they were typed.
  public func isStopWord(_ word: Word) -> Bool { stopWords.contains(word.exact) }

  /// The words of a text, in its order.
  public func words(in text: String) -> [Word] {
    var words: [Word] = []
    var scanner = WordScanner(text, apostrophe: apostrophe)
    while let range = scanner.next() {
      words.append(word(at: range, written: scanner.letters))
    }
    return words
  }

  /// The words of a text that can have one of these forms, in its order: those that begin with the
  /// same letter, and every name in code.
  ///
  /// Passes over the others at the price of their first letter, as marking many texts for few words
  /// wants it.
  public func words(in text: String, thatMayBe forms: Set<String>) -> [Word] {
    var initials: Set<Unicode.Scalar> = []
    for form in forms {
      if let initial = folded(Array(form.unicodeScalars.prefix(1))).first {
        initials.insert(initial)
      }
    }
    var words: [Word] = []
    var scanner = WordScanner(text, apostrophe: apostrophe)
    while let range = scanner.next() {
      let initial = folded(spelling.letters(of: scanner.letters.prefix(1))).first
      if initial.map(initials.contains) ?? true || isIdentifier(scanner.letters) {
        words.append(word(at: range, written: scanner.letters))
      }
    }
    return words
  }

  private func word(at range: Range<Int>, written: [Unicode.Scalar]) -> Word {
    let exact = spelling.letters(of: written)
    let plain = folded(exact)
    let isName = isIdentifier(written)
    let exactText = String(exact)
    let hasStems = !isName && !exact.contains(where: \.isDigit)
    return Word(
      range: range, exact: exactText, folded: plain == exact ? exactText : String(plain),
      stems: hasStems ? stemming.stems(of: exact, folded: plain) : [],
      parts: isName ? parts(of: written) : [], isIdentifier: isName)
  }

  private func parts(of written: [Unicode.Scalar]) -> [String] {
    let parts = identifierParts(written)
    return parts.count < 2 ? [] : parts.map { String(spelling.letters(of: $0)) }
  }
}
