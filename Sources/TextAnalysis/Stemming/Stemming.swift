/// How the endings of a language's words are taken off.
enum Stemming: Sendable {
  /// The language's words have no endings.
  case none
  case italian, spanish, english

  /// Every stem under which a word is found, folded, without repetition.
  ///
  /// The stem of the word as written and that of the word without marks both count: many readers type
  /// no accents, and a stemmer reads `-ità` otherwise than `-ita`.
  func stems(of exact: [Unicode.Scalar], folded plain: [Unicode.Scalar]) -> [String] {
    let stem: (inout LatinWord) -> Void
    let exception: String?
    let typed = String(plain)
    switch self {
    case .none: return []
    case .italian: (stem, exception) = (ItalianStemmer.stem, StemExceptions.italian[typed])
    case .spanish: (stem, exception) = (SpanishStemmer.stem, StemExceptions.spanish[typed])
    case .english: (stem, exception) = (EnglishStemmer.stem, nil)
    }
    if let exception { return [exception] }
    guard var unmarked = LatinWord(plain) else { return [typed] }
    if self != .english { removeEnglishPlural(from: &unmarked) }
    stem(&unmarked)
    guard exact != plain, var written = LatinWord(exact) else { return [unmarked.folded] }
    stem(&written)
    return written.folded == unmarked.folded ? [written.folded] : [written.folded, unmarked.folded]
  }

  /// Takes the `s` off `fonts` and `labels`, which Italian and Spanish texts of this subject are full
  /// of: no word of theirs ends in a consonant and `s`.
  private func removeEnglishPlural(from word: inout LatinWord) {
    guard word.letters.count > 3, word.ends(in: "s") else { return }
    let before = word.letters[word.letters.count - 2]
    if Self.consonants.contains(before) { word.remove("s") }
  }

  private static let consonants: LetterSet = "bcdfghjklmnpqrtvwxyz"
}
