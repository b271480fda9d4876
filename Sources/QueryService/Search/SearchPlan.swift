import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBTextAnalysis

/// What the full-text table is asked for, and what was corrected on the way.
struct SearchPlan {
  /// The forms of each word of the query, none for a word that is near to nothing; behind them those of
  /// each phrase that means something of its own.
  private(set) var words: [[SearchForm]] = []
  /// What was typed for each of the words and phrases, folded.
  private(set) var typed: [String] = []
  /// Two words each that stand side by side in the query.
  private(set) var neighbours: [SearchForm] = []
  /// The nearest words to those that stand in no text, spelt as the texts spell them.
  private(set) var suggestions: [String] = []

  private let analyser: Analyser
  private let weights: SearchWeights

  /// The forms that a word of a text must have to be marked, and which word of the query each is.
  var marked: [Excerpt.Mark] {
    words.indices.flatMap { index in
      words[index].map { Excerpt.Mark(form: $0.text, word: index) }
    }
  }

  init(
    _ query: QueryWords, of bases: KnowledgeBases, by weights: SearchWeights
  ) throws(StorageError) {
    analyser = query.language.analyser
    self.weights = weights
    let phrases = Self.phrases(of: query)
    let synonyms = try bases.synonyms(
      of: query.words.flatMap { [$0.folded] + $0.stems } + phrases.map(\.folded),
      in: query.language)
    for (index, word) in query.words.enumerated() {
      let isLast = index == query.words.count - 1
      let isWhole = query.isKnownWhole(word)
      let meanings = ([word.folded] + word.stems).flatMap { synonyms[$0] ?? [] }
      let isAsMarked = word.exact != word.folded && query.known.contains(word.exact)
      var forms = isWhole ? forms(of: word, asMarked: isAsMarked) : []
      forms += self.forms(ofMeanings: meanings)
      // Who has set the marks of a word that is known has come to its end.
      if isLast, !isAsMarked, let form = Self.completion(of: word),
        try bases.knowsPrefix(form.text, in: query.language)
      {
        forms.append(form)
      }
      // A name in code that is not known as a whole may be misspelt; else it is looked for by its parts.
      if !isWhole {
        let nearest = try nearestForms(to: word, of: bases, in: query.language)
        forms += nearest.isEmpty ? word.parts.map { SearchForm($0, .part) } : nearest
      }
      add(forms, for: word.folded)
    }
    for phrase in phrases {
      let meanings = synonyms[phrase.folded] ?? []
      guard !meanings.isEmpty else { continue }
      add([phrase.form] + self.forms(ofMeanings: meanings), for: phrase.folded)
    }
    if weights.neighbours > 0 {
      neighbours = Self.neighbours(in: query.typed, analyser)
    }
  }

  /// Asks for names and keywords of code, as they are written.
  init(codeWords: [String], in language: Language, by weights: SearchWeights) {
    analyser = language.analyser
    self.weights = weights
    for word in codeWords { add([SearchForm(word, .exact)], for: word) }
  }

  /// A form that counts nothing is not looked for.
  private mutating func add(_ forms: [SearchForm], for typed: String) {
    words.append(forms.filter { weights[$0.match] > 0 })
    self.typed.append(typed)
  }

  /// Words that stand side by side.
  private struct Phrase {
    let folded: String
    /// What is looked for: with its marks where they were typed.
    let form: SearchForm

    init(_ words: ArraySlice<Word>) {
      folded = spaced(words.map(\.folded))
      form =
        words.contains { $0.exact != $0.folded }
        ? SearchForm(spaced(words.map(\.exact)), .exact, in: WordMatch.neighboursWithMarks)
        : SearchForm(folded, .folded)
    }
  }

  /// Two and three words of the query that stand side by side: together they may mean something.
  private static func phrases(of query: QueryWords) -> [Phrase] {
    let words = query.typed.prefix(12)
    return [2, 3].flatMap { length in
      words.indices.dropLast(length - 1).map { Phrase(words[$0..<$0 + length]) }
    }
  }

  /// Each two words that stand side by side, with what stands between them but carries no subject, and
  /// with their marks where they were typed.
  private static func neighbours(in typed: [Word], _ analyser: Analyser) -> [SearchForm] {
    let subjects = typed.indices.filter { !analyser.isStopWord(typed[$0]) }
    return zip(subjects, subjects.dropFirst()).map { first, last in
      let words = typed[first...last]
      return words.contains { $0.exact != $0.folded }
        ? SearchForm(
          spaced(words.map(\.exact)), .neighbours,
          in: WordMatch.neighboursWithMarks)
        : SearchForm(spaced(words.map(\.folded)), .neighbours)
    }
  }

  /// What means the same as a word, each with its stems.
  private func forms(ofMeanings meanings: [String]) -> [SearchForm] {
    var seen: [String] = []
    return meanings.flatMap { meaning -> [SearchForm] in
      guard !seen.contains(meaning) else { return [] }
      seen.append(meaning)
      let words = analyser.words(in: meaning)
      return [SearchForm(meaning, .synonym)]
        + (words.count == 1 ? words[0].stems : []).map {
          SearchForm($0, .synonym, in: WordMatch.stem.columns)
        }
    }
  }

  /// A word that stands in the texts with the marks that were typed is not looked for without them: `cứ`
  /// is no `cũ`.
  private func forms(of word: Word, asMarked isAsMarked: Bool = false) -> [SearchForm] {
    [SearchForm(word.exact, .exact)] + (isAsMarked ? [] : [SearchForm(word.folded, .folded)])
      + word.stems.map { SearchForm($0, .stem) }
  }

  /// The word that is being typed may not be at its end yet.
  private static func completion(of word: Word) -> SearchForm? {
    word.folded.unicodeScalars.count > 1 ? SearchForm(word.folded, .beginning) : nil
  }

  /// Words of the texts that are too far from the query's words to be meant, and the nearest there are.
  func distantWords(from query: QueryWords, in bases: KnowledgeBases) throws(StorageError)
    -> [String]
  {
    var distant: [String] = []
    for word in query.words where !query.isKnown(word) {
      let length = word.exact.unicodeScalars.count
      distant += try bases.nearestWords(
        to: word.exact, within: (length + 2) / 3, in: query.language
      ).map(\.spelling)
    }
    return distant
  }

  /// The forms of the words that are nearest to one: each is looked for as if it had been typed.
  private mutating func nearestForms(
    to word: Word, of bases: KnowledgeBases, in language: Language
  ) throws(StorageError) -> [SearchForm] {
    guard weights.typo > 0 else { return [] }
    let nearest = try bases.nearestWords(to: word.exact, in: language)
    // One that is farther than the nearest was hardly meant.
    let spelt = nearest.filter { $0.distance == nearest.first?.distance }.map(\.spelling)
    suggestions += spelt
    return spelt.flatMap { analyser.words(in: $0) }.flatMap { word in
      forms(of: word).map { SearchForm($0.text, .typo, in: $0.columns) }
    }
  }
}
