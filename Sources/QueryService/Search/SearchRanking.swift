import DTKBKnowledge
import DTKBKnowledgeStorage

/// How well each entry answers a query, by the number that stands for the entry within the base.
///
/// bm25 of SQLite gives a word that stands in half of the texts no weight at all, and lets many hits
/// in the body drown one in the title. So the full-text table only says how much of each form stands
/// in each part of a text: what a word, a form and a part of the text count is said here.
struct SearchRanking {
  /// How well an entry answers.
  struct Score {
    let entry: Int
    let score: Double
    /// One bit for each word of the query that stands in the entry's summary or its text.
    let wordsInText: UInt64
  }

  /// Those of the entries that answer at all, in the order of their numbers.
  let scores: [Score]
  /// Where each word, and behind them each pair of neighbours, was found; kept only where asked.
  private let found: [FoundWord]
  private let weights: SearchWeights

  /// Asks a base.
  ///
  /// - Parameter explains: Whether ``explanation(of:_:kind:precedence:)`` will be asked for.
  init(
    _ plan: SearchPlan, of base: KnowledgeBase, in language: Language, by weights: SearchWeights,
    explains: Bool = false
  ) throws(StorageError) {
    let count = try base.entryCount()
    let forms = plan.words.flatMap { $0 } + plan.neighbours
    let hits = try base.hits(
      forms.map(\.expression), in: language, parts: TextPart.allCases.map(\.columns))
    var scores = [Double](repeating: 0, count: count + 1)
    var held = scores
    var inText = [UInt64](repeating: 0, count: count + 1)
    var total = 0.0
    var found: [FoundWord] = []
    var place = 0
    func next(_ forms: [SearchForm]) -> FoundWord {
      let word = FoundWord(
        forms, hits[place..<place + forms.count], by: weights, entries: count,
        keepingHits: explains)
      place += forms.count
      if explains { found.append(word) }
      return word
    }
    for (number, forms) in plan.words.enumerated() {
      let word = next(forms)
      total += word.rarity
      for (entry, strength) in word.strengths.enumerated() where strength > 0 {
        scores[entry] += word.rarity * strength
        held[entry] += word.rarity
        if word.isInText[entry] { inText[entry] |= 1 << UInt64(number) }
      }
    }
    for pair in plan.neighbours {
      let pair = next([pair])
      for (entry, strength) in pair.strengths.enumerated() where scores[entry] > 0 {
        scores[entry] += pair.rarity * strength
      }
    }
    self.scores = scores.indices.lazy.filter { scores[$0] > 0 }.map { entry in
      Score(
        entry: entry, score: scores[entry] * weights.factor(ofHolding: held[entry], of: total),
        wordsInText: inText[entry])
    }
    self.found = found
    self.weights = weights
  }

  /// Why an entry has its score.
  func explanation(
    of entry: Int, _ plan: SearchPlan, kind: EntryKind,
    precedence: RankExplanation.Precedence?
  ) -> RankExplanation {
    let words = zip(plan.typed, found).map { typed, word in
      RankExplanation.Word(typed: typed, rarity: word.rarity, hits: hits(of: word, in: entry))
    }
    let pairs = zip(plan.neighbours, found.dropFirst(plan.words.count)).map { form, pair in
      RankExplanation.Word(
        typed: form.text, rarity: pair.rarity, hits: hits(of: pair, in: entry))
    }
    let held = words.reduce(0) { $0 + ($1.hits.isEmpty ? 0 : $1.rarity) }
    let all = words.reduce(0) { $0 + $1.rarity }
    return RankExplanation(
      words: words, neighbours: pairs.filter { !$0.hits.isEmpty },
      allWordsFactor: weights.factor(ofHolding: held, of: all), kindFactor: weights[kind],
      precedence: precedence)
  }

  /// The nearest hit of a word in each part of an entry.
  private func hits(of word: FoundWord, in entry: Int) -> [RankExplanation.Hit] {
    TextPart.allCases.compactMap { part in
      word.hits[entry].filter { $0.part == part && weights[part] > 0 }
        .max { $0.strength < $1.strength }
        .map {
          RankExplanation.Hit(
            part: part, form: $0.form.text, match: $0.form.match,
            points: word.rarity * $0.strength * weights[part])
        }
    }
  }
}
