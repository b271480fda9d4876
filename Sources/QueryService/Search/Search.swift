import DTKBKnowledge
import DTKBKnowledgeStorage

/// Finds entries in a base.
struct Search {
  /// How many of the best texts are looked at a second time.
  private static let candidates = 50

  private let base: KnowledgeBase

  init(_ base: KnowledgeBase) {
    self.base = base
  }

  func answer(_ request: SearchRequest) throws(StorageError) -> SearchAnswer {
    let query = try words(of: request)
    let plan = try SearchPlan(query, of: base)
    let found = try ranked(plan, request, in: query.language)
    let excerpt = Excerpt(analyser: query.language.analyser, marking: plan.marked)
    let results = found.prefix(max(request.limit, 0)).map { match, score in
      SearchAnswer.Result(
        id: match.heading.id, kind: match.heading.kind, language: match.heading.language,
        title: match.heading.title, summary: match.heading.summary, topics: match.heading.topics,
        score: score, excerpt: excerpt.of(summary: match.heading.summary, body: match.body))
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
      if best.knownCount == best.words.count, best.knownCount > 0 { break }
      let other = try QueryWords(request.query, in: language, of: base)
      if other.knownCount > best.knownCount { best = other }
    }
    return best
  }

  /// The matches with their scores: relevance, and more for each of the words that a text holds.
  private func ranked(
    _ plan: SearchPlan, _ request: SearchRequest, in language: Language
  ) throws(StorageError) -> [(KnowledgeBase.Match, Double)] {
    let matches = try base.matches(
      plan.whole, in: language, weights: SearchWeights.columns, kind: request.kind,
      topic: request.topic, limit: Self.candidates)
    let words = plan.words.filter { !$0.text.isEmpty }
    var held: [Int: Int] = [:]
    if words.count > 1 {
      for word in words {
        for entry in try base.entries(matching: word, in: language) {
          held[entry, default: 0] += 1
        }
      }
    }
    let id = request.query.lowercased()
    return matches.map { match in
      let share = Double(held[match.entry] ?? 0) / Double(max(words.count, 1))
      let isNamed = match.heading.id == id
      let score = match.relevance * (1 + SearchWeights.allWords * share * share)
      return (match, isNamed ? score + 1000 : score)
    }.sorted { ($0.1, $1.0.heading.id) > ($1.1, $0.0.heading.id) }
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
      let count = try base.entries(matching: plan.whole, in: language).count
      if count > 0 { others.append((language, count)) }
    }
    return others
  }
}
