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
    if case .none = self { return [] }
    if let stem = exception(plain) { return [stem] }
    let written = String(folded(stem(exact)))
    if exact == plain { return [written] }
    let typed = String(stem(plain))
    return typed == written ? [written] : [written, typed]
  }

  private func stem(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    switch self {
    case .none: word
    case .italian: ItalianStemmer.stem(word)
    case .spanish: SpanishStemmer.stem(word)
    case .english: EnglishStemmer.stem(word)
    }
  }

  private func exception(_ plain: [Unicode.Scalar]) -> String? {
    switch self {
    case .italian: italianStemExceptions[String(plain)]
    case .spanish: spanishStemExceptions[String(plain)]
    case .none, .english: nil
    }
  }
}
