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
    let ranked = try ranked(plan, request, in: query.language).prefix(max(request.limit, 0))
    let excerpt = Excerpt(in: query.language, marking: plan.marked)
    var results: [SearchAnswer.Result] = []
    try base.eachText(of: ranked.map(\.entry), in: query.language) { _, heading, plainBody in
      results.append(
        SearchAnswer.Result(
          heading: heading, score: ranked[results.count].score,
          excerpt: excerpt.of(summary: heading.summary, plainBody: plainBody)))
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

  /// The entries that fit, the best first; one whose id was typed stands above all.
  private func ranked(
    _ plan: SearchPlan, _ request: SearchRequest, in language: Language
  ) throws(StorageError) -> [(entry: Int, score: Double)] {
    let scores = try SearchRanking(plan, of: base, in: language).scores
    let id = request.query.lowercased()
    var ranked: [(identity: KnowledgeBase.Identity, score: Double)] = []
    for (identity, score) in try base.identities(of: scores, on: request.topic)
    where request.kind == nil || identity.kind == request.kind {
      ranked.append((identity, score * SearchWeights.kind(identity.kind)))
    }
    ranked.sort { ($0.score, $1.identity.id) > ($1.score, $0.identity.id) }
    if let named = ranked.firstIndex(where: { $0.identity.id == id }) {
      ranked.insert(ranked.remove(at: named), at: 0)
    }
    return ranked.map { ($0.identity.entry, $0.score) }
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
      let count = try ranked(plan, request, in: language).count
      if count > 0 { others.append((language, count)) }
    }
    return others
  }
}
