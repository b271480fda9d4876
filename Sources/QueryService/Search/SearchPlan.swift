import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBTextAnalysis

/// What the full-text table is asked for, and what was corrected on the way.
struct SearchPlan {
  /// The forms of each word of the query; none for a word that is near to nothing.
  private(set) var words: [[SearchForm]] = []
  /// Two words each that stand side by side in the query.
  private(set) var neighbours: [SearchForm] = []
  /// The nearest words to those that stand in no text, spelt as the texts spell them.
  private(set) var suggestions: [String] = []

  /// The forms that a word of a text must have to be marked, and which word of the query each is.
  var marked: [(form: String, word: Int)] {
    words.enumerated().flatMap { index, forms in forms.map { ($0.text, index) } }
  }

  init(_ query: QueryWords, of bases: KnowledgeBases) throws(StorageError) {
    let synonyms = try bases.synonyms(of: query.words.map(\.folded), in: query.language)
    for (index, word) in query.words.enumerated() {
      let isLast = index == query.words.count - 1
      let isWhole = query.isKnownWhole(word)
      var forms = isWhole ? Self.forms(of: word, synonyms[word.folded] ?? []) : []
      if isLast, let form = Self.completion(of: word),
        try bases.knowsPrefix(form.text, in: query.language)
      {
        forms.append(form)
      }
      // A name in code that is not known as a whole is looked for by its parts, and may be misspelt.
      if !isWhole {
        forms += Self.formsOfParts(of: word)
        forms += try nearestForms(to: word, of: bases, in: query.language)
      }
      words.append(forms)
    }
    neighbours = zip(query.typed, query.typed.dropFirst()).map { first, second in
      SearchForm(
        text: "\(first.folded) \(second.folded)", columns: SearchWeights.folded,
        nearness: SearchWeights.neighbours)
    }
  }

  private static func forms(of word: Word, _ synonyms: [String]) -> [SearchForm] {
    [
      SearchForm(
        text: word.exact, columns: SearchWeights.exact, nearness: SearchWeights.asWritten),
      SearchForm(
        text: word.folded, columns: SearchWeights.folded, nearness: SearchWeights.withoutMarks),
    ]
      + word.stems.map {
        SearchForm(text: $0, columns: SearchWeights.stem, nearness: SearchWeights.byStem)
      }
      + synonyms.map {
        SearchForm(text: $0, columns: SearchWeights.folded, nearness: SearchWeights.byMeaning)
      }
  }

  private static func formsOfParts(of word: Word) -> [SearchForm] {
    word.parts.map {
      SearchForm(text: $0, columns: SearchWeights.folded, nearness: SearchWeights.byPart)
    }
  }

  /// The word that is being typed may not be at its end yet.
  private static func completion(of word: Word) -> SearchForm? {
    guard word.folded.unicodeScalars.count > 1 else { return nil }
    return SearchForm(
      text: word.folded, columns: SearchWeights.completed, nearness: SearchWeights.begunAlike,
      isPrefix: true)
  }

  private mutating func nearestForms(
    to word: Word, of bases: KnowledgeBases, in language: Language
  ) throws(StorageError) -> [SearchForm] {
    let vocabulary = try bases.vocabulary(of: language)
    let nearest = nearestWords(to: word.exact, in: vocabulary.map(\.word), limit: 3)
    // One that is farther than the nearest was hardly meant.
    let meant = nearest.filter { $0.distance == nearest.first?.distance }.map(\.word)
    suggestions += vocabulary.filter { meant.contains($0.word) }.map(\.spelling)
    return meant.map {
      SearchForm(
        text: $0, columns: SearchWeights.exact, nearness: SearchWeights.nearlyWritten)
    }
  }
}
