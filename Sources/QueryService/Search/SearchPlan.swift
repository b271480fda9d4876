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
    let phrases = Self.phrases(of: query)
    let synonyms = try bases.synonyms(
      of: query.words.flatMap { [$0.folded] + $0.stems } + phrases, in: query.language)
    for (index, word) in query.words.enumerated() {
      let isLast = index == query.words.count - 1
      let isWhole = query.isKnownWhole(word)
      let meanings = ([word.folded] + word.stems).flatMap { synonyms[$0] ?? [] }
      var forms = isWhole ? Self.forms(of: word) : []
      forms += Self.forms(ofMeanings: meanings, in: query.language)
      if isLast, let form = Self.completion(of: word),
        try bases.knowsPrefix(form.text, in: query.language)
      {
        forms.append(form)
      }
      // A name in code that is not known as a whole may be misspelt; else it is looked for by its parts.
      if !isWhole {
        let nearest = try nearestForms(to: word, of: bases, in: query.language)
        forms += nearest.isEmpty ? Self.formsOfParts(of: word) : nearest
      }
      words.append(forms)
    }
    for phrase in phrases {
      let meanings = synonyms[phrase] ?? []
      if !meanings.isEmpty { words.append(Self.forms(ofMeanings: meanings, in: query.language)) }
    }
    neighbours = zip(query.typed, query.typed.dropFirst()).map { first, second in
      SearchForm(
        text: "\(first.folded) \(second.folded)", columns: SearchWeights.folded,
        nearness: SearchWeights.neighbours)
    }
  }

  /// Two and three words of the query that stand side by side, folded: together they may mean something.
  private static func phrases(of query: QueryWords) -> [String] {
    let folded = query.typed.prefix(12).map(\.folded)
    return [2, 3].flatMap { length in
      folded.indices.dropLast(length - 1).map {
        folded[$0..<$0 + length].joined(separator: " ")
      }
    }
  }

  /// What means the same as a word, each with its stems.
  private static func forms(ofMeanings meanings: [String], in language: Language) -> [SearchForm] {
    var seen: [String] = []
    return meanings.flatMap { meaning -> [SearchForm] in
      guard !seen.contains(meaning) else { return [] }
      seen.append(meaning)
      let words = language.analyser.words(in: meaning)
      return [
        SearchForm(
          text: meaning, columns: SearchWeights.folded, nearness: SearchWeights.byMeaning)
      ]
        + (words.count == 1 ? words[0].stems : []).map {
          SearchForm(text: $0, columns: SearchWeights.stem, nearness: SearchWeights.byMeaning)
        }
    }
  }

  private static func forms(of word: Word) -> [SearchForm] {
    [
      SearchForm(
        text: word.exact, columns: SearchWeights.exact, nearness: SearchWeights.asWritten),
      SearchForm(
        text: word.folded, columns: SearchWeights.folded, nearness: SearchWeights.withoutMarks),
    ]
      + word.stems.map {
        SearchForm(text: $0, columns: SearchWeights.stem, nearness: SearchWeights.byStem)
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
