import DTKBKnowledge
import DTKBKnowledgeStorage

/// Finds entries in a base.
struct Search {
  private let base: KnowledgeBase

  init(_ base: KnowledgeBase) {
    self.base = base
  }

  func answer(_ request: SearchRequest) throws(StorageError) -> SearchAnswer {
    let query = try words(of: request)
    let plan = try SearchPlan(query, of: base)
    let found = try found(plan, request, in: query.language)
    let excerpt = Excerpt(in: query.language, marking: plan.marked)
    let results = found.prefix(max(request.limit, 0)).map { text, score in
      SearchAnswer.Result(
        id: text.heading.id, kind: text.heading.kind, language: text.heading.language,
        title: text.heading.title, summary: text.heading.summary, topics: text.heading.topics,
        score: score, excerpt: excerpt.of(summary: text.heading.summary, plainBody: text.plainBody))
    }
    return SearchAnswer(
      query: request.query, language: request.language.language, results: results,
      suggestions: plan.suggestions,
      otherLanguages: results.isEmpty ? try others(request) : [])
  }

  /// The query in the language whose texts know most of its words; the reader's own language wins
  /// where another knows no more.
  private func words(of request: SearchRequest) throws(StorageError) -> QueryWords {
    let wanted = request.language.language
    var best = try QueryWords(request.query, in: wanted, of: base)
    guard case .preferably = request.language else { return best }
    for language in Language.allCases where language != wanted {
      if best.knownCount == best.words.count { break }
      let other = try QueryWords(request.query, in: language, of: base)
      if other.knownCount > best.knownCount { best = other }
    }
    return best
  }

  /// The texts that fit, the best first; an entry whose id was typed stands above all.
  private func found(
    _ plan: SearchPlan, _ request: SearchRequest, in language: Language
  ) throws(StorageError) -> [(KnowledgeBase.FoundText, score: Double)] {
    let scores = try SearchRanking(plan, of: base, in: language).scores
    let id = request.query.lowercased()
    let isNarrowed = request.kind != nil || request.topic != nil
    let ranked = scores.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    // One more than asked for each that an id may lift or a filter may drop.
    let candidates = isNarrowed ? ranked[...] : ranked.prefix(max(request.limit, 0) + 10)
    var found: [(KnowledgeBase.FoundText, score: Double)] = []
    for text in try base.foundTexts(candidates.map(\.key), in: language) {
      let score = scores[text.entry] ?? 0
      guard request.kind == nil || text.heading.kind == request.kind else { continue }
      guard request.topic.map(text.heading.topics.contains) ?? true else { continue }
      found.append((text, score * SearchWeights.kind(text.heading.kind)))
    }
    found.sort { ($0.score, $1.0.heading.id) > ($1.score, $0.0.heading.id) }
    if let named = found.firstIndex(where: { $0.0.heading.id == id }) {
      found.insert(found.remove(at: named), at: 0)
    }
    return found
  }

  /// How many entries each other language would give.
  private func others(
    _ request: SearchRequest
  ) throws(StorageError) -> [(language: Language, count: Int)] {
    var others: [(language: Language, count: Int)] = []
    for language in Language.allCases where language != request.language.language {
      let query = try QueryWords(request.query, in: language, of: base)
      guard query.knownCount > 0 else { continue }
      let plan = try SearchPlan(query, of: base)
      let count = try found(plan, request, in: language).count
      if count > 0 { others.append((language, count)) }
    }
    return others
  }
}
