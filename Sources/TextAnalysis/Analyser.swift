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

  /// Words that carry no subject, folded (`come`, `per`); a query may drop them, a text never does.
  ///
  /// Ask ``isStopWord(_:)`` about a word: folded, `mã` (code) would be taken for `mà` (but).
  public let stopWords: Set<String>

  /// The same words with their marks.
  private let writtenStopWords: Set<String>
  let apostrophe: ApostropheUse
  let spelling: Spelling
  let stemming: Stemming

  /// What a language asks of the letters of a word before they are compared.
  enum Spelling: Sendable {
    /// Nothing.
    case plain
    /// One place for each tone, and `đ` where its look-alikes were typed.
    case vietnamese
  }

  init(stopWords: [String], apostrophe: ApostropheUse, spelling: Spelling, stemming: Stemming) {
    writtenStopWords = Set(stopWords)
    self.stopWords = Set(stopWords.map { String(folded(Array($0.unicodeScalars))) })
    self.apostrophe = apostrophe
    self.spelling = spelling
    self.stemming = stemming
  }

  /// Whether a word of this language carries no subject; its marks count where they were typed.
  public func isStopWord(_ word: Word) -> Bool {
    writtenStopWords.contains(word.exact)
      || (word.exact == word.folded && stopWords.contains(word.folded))
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

  private func word(at range: Range<Int>, written: [Unicode.Scalar]) -> Word {
    let exact = spelled(written)
    let plain = folded(exact)
    let isName = isIdentifier(written)
    let exactText = String(exact)
    let hasStems = !isName && !exact.contains(where: \.isDigit)
    return Word(
      range: range, exact: exactText, folded: plain == exact ? exactText : String(plain),
      stems: hasStems ? stemming.stems(of: exact, folded: plain) : [],
      parts: isName ? parts(of: written) : [], isIdentifier: isName)
  }

  private func spelled(_ written: some Collection<Unicode.Scalar>) -> [Unicode.Scalar] {
    var letters = composedLowercase(written)
    if case .vietnamese = spelling {
      for index in letters.indices where letters[index] == "ð" || letters[index] == "ɖ" {
        letters[index] = "đ"
      }
      placeTone(in: &letters)
    }
    return letters
  }

  private func parts(of written: [Unicode.Scalar]) -> [String] {
    let parts = identifierParts(written)
    return parts.count < 2 ? [] : parts.map { String(spelled($0)) }
  }
}
