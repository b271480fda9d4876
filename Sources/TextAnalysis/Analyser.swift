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
  /// Words that are such only with their marks: without them they are others, which a query needs.
  private let markedStopWords: Set<String>

  let apostrophe: ApostropheUse
  let spelling: Spelling
  let stemming: Stemming

  init(
    stopWords: [String], markedStopWords: [String] = [], apostrophe: ApostropheUse,
    spelling: Spelling, stemming: Stemming
  ) {
    var words = Set(stopWords)
    for word in stopWords where word.utf8.contains(where: { $0 >= 0x80 }) {
      words.insert(String(folded(Array(word.unicodeScalars))))
    }
    self.stopWords = words
    self.markedStopWords = Set(markedStopWords)
    self.apostrophe = apostrophe
    self.spelling = spelling
    self.stemming = stemming
  }

  /// Whether a word of this language carries no subject; its marks count where they were typed.
  public func isStopWord(_ word: Word) -> Bool {
    stopWords.contains(word.exact) || markedStopWords.contains(word.exact)
  }

  /// The words of a text, in its order.
  public func words(in text: String) -> [Word] {
    var words: [Word] = []
    var scanner = WordScanner(text, apostrophe: apostrophe)
    while let range = scanner.next() {
      words.append(word(at: range, written: scanner.letters))
    }
    return words
  }

  /// The words of a text, in its order, each analysed unless its spelling is known.
  func words(in text: String, known: inout [String: Word]) -> [Word] {
    let bytes = Array(text.utf8)
    var words: [Word] = []
    var scanner = WordScanner(text, apostrophe: apostrophe)
    while let range = scanner.next() {
      let spelling = String(decoding: bytes[range], as: UTF8.self)
      if let word = known[spelling] {
        words.append(word.moved(to: range))
      } else {
        let word = word(at: range, written: scanner.letters)
        known[spelling] = word
        words.append(word)
      }
    }
    return words
  }

  /// A look for the words that may have one of these forms.
  public func look(for forms: [String]) -> FormLook {
    FormLook(for: forms, hasEndings: stemming != .none)
  }

  /// The words of a text among which are all that have one of some forms, in its order.
  ///
  /// Reads only the stretches between white space in which the look sees such a beginning: no word goes
  /// beyond white space, and none depends on what stands behind it.
  public func words(in text: String, thatMayBe look: FormLook) -> [Word] {
    var text = text
    return text.withUTF8 { bytes in
      var words: [Word] = []
      var start = 0
      while let place = look.firstPlace(in: bytes[start...]) {
        let first = bytes[start..<place].lastIndex(where: Self.isSpace).map { $0 + 1 } ?? start
        let end = bytes[place...].firstIndex(where: Self.isSpace) ?? bytes.count
        var scanner = WordScanner(
          String(decoding: bytes[first..<end], as: UTF8.self), apostrophe: apostrophe)
        while let range = scanner.next() {
          words.append(
            word(
              at: range.lowerBound + first..<range.upperBound + first, written: scanner.letters))
        }
        start = min(end + 1, bytes.count)
      }
      return words
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A }

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
