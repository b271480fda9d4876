extension Analyser {
  /// Italian: articles elided before an apostrophe are dropped.
  public static let italian = Analyser(
    stopWords: italianStopWords, apostrophe: .elides(italianElisions), spelling: .plain,
    stemming: .italian)

  /// Vietnamese: words are syllables, each tone in one place.
  public static let vietnamese = Analyser(
    stopWords: vietnameseStopWords, markedStopWords: vietnameseMarkedStopWords,
    apostrophe: .separates, spelling: .vietnamese, stemming: .none)

  /// Spanish.
  public static let spanish = Analyser(
    stopWords: spanishStopWords, apostrophe: .separates, spelling: .plain, stemming: .spanish)

  /// English: `don't` is one word, `user's` is `user`.
  public static let english = Analyser(
    stopWords: englishStopWords, apostrophe: .joins, spelling: .plain, stemming: .english)
}

/// The articles, prepositions and pronouns that lose their vowel before another word.
private let italianElisions: Set<String> = [
  "l", "un", "d", "m", "t", "s", "v", "c", "n", "gl", "all", "dall", "dell", "nell", "sull", "coll",
  "pell", "agl", "dagl", "degl", "negl", "sugl", "quell", "quest", "tutt",
]
