import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBTextAnalysis

/// Finds entries in all bases at once.
struct Search {
  private let bases: KnowledgeBases
  private let weights: SearchWeights

  init(_ bases: KnowledgeBases, by weights: SearchWeights) {
    self.bases = bases
    self.weights = weights
  }

  func answer(_ request: SearchRequest) throws(StorageError) -> SearchAnswer {
    let (query, known) = try words(of: request)
    let plan = try SearchPlan(query, of: bases, by: weights)
    let precedence = SearchPrecedence(of: request.query, plan.suggestions)
    let (all, rankings) = try ranked(plan, request, in: query.language, precedence)
    let ranked = all.prefix(max(request.limit, 0))
    let excerpt = Excerpt(in: query.language, marking: plan.marked)
    var results: [SearchAnswer.Result] = []
    while results.count < ranked.count {
      // What stands side by side in one base is read with one statement.
      let index = ranked[results.count].base
      let run = ranked[results.count...].prefix { $0.base == index }
      let isOwn = index < bases.all.count - 1
      let start = results.count
      try bases.all[index].eachText(
        of: run.map(\.entry), in: query.language
      ) { _, heading, plainBody in
        results.append(
          SearchAnswer.Result(
            heading: heading, score: ranked[results.count].score,
            excerpt: excerpt.of(
              summary: heading.summary, holding: ranked[results.count].wordsInText,
              plainBody: plainBody), isOwn: isOwn,
            explanation: request.explains
              ? rankings[index].explanation(
                of: ranked[results.count].entry, plan, kind: heading.kind,
                precedence: precedence.of(heading.id)) : nil))
      }
      guard results.count == start + run.count else { break }
    }
    return SearchAnswer(
      query: request.query, language: request.language.language, results: results,
      suggestions: results.isEmpty && plan.suggestions.isEmpty
        ? try plan.distantWords(from: query, in: bases) : plan.suggestions,
      otherLanguages: results.isEmpty ? try others(request) : [],
      trial: results.isEmpty || request.explains
        ? try trial(of: request, query, plan, known) : nil)
  }

  private func trial(
    of request: SearchRequest, _ query: QueryWords, _ plan: SearchPlan,
    _ known: [(language: Language, count: Int)]
  ) throws(StorageError) -> SearchTrial {
    let anyKind = SearchRequest(request.query, in: request.language)
    return SearchTrial(
      language: query.language,
      words: zip(query.words, plan.words).map { word, forms in
        SearchTrial.Word(
          typed: word.exact,
          forms: (word.forms + forms.map(\.text)).reduce(into: []) {
            if !$0.contains($1) { $0.append($1) }
          })
      },
      known: known,
      countOfAnyKind: try ranked(plan, anyKind, in: query.language, nil).0.count)
  }

  /// The query in the language whose texts know most of its words; the reader's own language wins
  /// where another knows no more.
  private func words(
    of request: SearchRequest
  ) throws(StorageError) -> (QueryWords, known: [(language: Language, count: Int)]) {
    let wanted = request.language.language
    var best = try QueryWords(request.query, in: wanted, of: bases)
    var known: [(language: Language, count: Int)] = [(language: wanted, count: best.knownCount)]
    guard case .preferably = request.language else { return (best, known) }
    for language in Language.allCases where language != wanted {
      if best.knownCount == best.words.count { break }
      let other = try QueryWords(request.query, in: language, of: bases)
      known.append((language: language, count: other.knownCount))
      if other.knownCount > best.knownCount { best = other }
    }
    return (best, known)
  }

  /// An entry that fits, by its base and the number that stands for it there.
  private struct Ranked {
    let base: Int
    let entry: Int
    let id: String
    let score: Double
    /// One bit for each word of the query that stands in its summary or its text.
    let wordsInText: UInt64
  }

  /// The entries that fit, the best first; one that takes precedence stands above all.
  private func ranked(
    _ plan: SearchPlan, _ request: SearchRequest, in language: Language,
    _ precedence: SearchPrecedence?
  ) throws(StorageError) -> ([Ranked], [SearchRanking]) {
    var ranked: [Ranked] = []
    var rankings: [SearchRanking] = []
    for (index, base) in bases.all.enumerated() {
      let ranking = try SearchRanking(
        plan, of: base, in: language, by: weights, explains: request.explains)
      let onTopic = try request.topic.map { topic throws(StorageError) in
        try base.entries(on: topic)
      }
      for score in ranking.scores where onTopic?.contains(score.entry) != false {
        guard let identity = try base.identity(of: score.entry),
          request.kind == nil || identity.kind == request.kind,
          try !bases.isOverridden(identity.id, inBase: index)
        else { continue }
        ranked.append(
          Ranked(
            base: index, entry: score.entry, id: identity.id,
            score: score.score * weights[identity.kind], wordsInText: score.wordsInText))
      }
      rankings.append(ranking)
    }
    ranked.sort { ($0.score, $1.id) > ($1.score, $0.id) }
    if let precedence, let first = ranked.firstIndex(where: { precedence.of($0.id) != nil }) {
      ranked.insert(ranked.remove(at: first), at: 0)
    }
    return (ranked, rankings)
  }

  /// How many entries each other language would give.
  private func others(
    _ request: SearchRequest
  ) throws(StorageError) -> [(language: Language, count: Int)] {
    var others: [(language: Language, count: Int)] = []
    for language in Language.allCases where language != request.language.language {
      let query = try QueryWords(request.query, in: language, of: bases)
      guard query.knownCount > 0 else { continue }
      let plan = try SearchPlan(query, of: bases, by: weights)
      let count = try ranked(plan, request, in: language, nil).0.count
      if count > 0 { others.append((language, count)) }
    }
    return others
  }
}
