import DTKBKnowledge
import DTKBKnowledgeStorage

/// How well each entry answers a query, by the number that stands for the entry within the base.
///
/// bm25 of SQLite gives a word that stands in half of the texts no weight at all, and lets many hits
/// in the body drown one in the title. So the full-text table is asked for one form at a time, and
/// only the order within that answer is used: what a word, a form and a part of the text count is
/// said here.
struct SearchRanking {
  /// The entries that answer at all, in the order of their numbers, each with its score.
  let scores: [(entry: Int, score: Double)]

  init(_ plan: SearchPlan, of base: KnowledgeBase, in language: Language) throws(StorageError) {
    let count = try base.entryCount()
    var scores = [Double](repeating: 0, count: count + 1)
    var held = scores
    var total = 0.0
    for forms in plan.words {
      let hits = try Self.hits(of: forms, of: base, in: language, entries: count)
      let rarity = Self.rarity(of: hits.count { $0 > 0 }, among: count)
      guard rarity > 0 else { continue }
      total += rarity
      for (entry, strength) in hits.enumerated() where strength > 0 {
        scores[entry] += rarity * strength
        held[entry] += rarity
      }
    }
    for pair in plan.neighbours {
      let hits = try Self.hits(of: [pair], of: base, in: language, entries: count)
      let rarity = Self.rarity(of: hits.count { $0 > 0 }, among: count)
      for (entry, strength) in hits.enumerated() where scores[entry] > 0 {
        scores[entry] += rarity * strength
      }
    }
    self.scores = scores.indices.lazy.filter { scores[$0] > 0 }.map { entry in
      let share = held[entry] / total
      return (entry, scores[entry] * (1 + SearchWeights.allWords * share * share))
    }
  }

  /// How strongly a word stands in the text of each entry, by number: in each part by its nearest form.
  private static func hits(
    of forms: [SearchForm], of base: KnowledgeBase, in language: Language, entries count: Int
  ) throws(StorageError) -> [Double] {
    let parts = SearchWeights.parts
    let answers = try base.hits(
      forms.map(\.expression), in: language, parts: parts.map(\.columns))
    var strengths = [Double](repeating: 0, count: count + 1)
    for (index, part) in parts.enumerated() {
      var nearest = [Double](repeating: 0, count: count + 1)
      for (form, hits) in zip(forms, answers) {
        let most = hits.reduce(0) { max($0, $1.relevance[index]) }
        for hit in hits where hit.relevance[index] > 0 && nearest.indices.contains(hit.entry) {
          let many = (1 - SearchWeights.firstHit) * hit.relevance[index] / most
          let strength = form.nearness * (SearchWeights.firstHit + many)
          nearest[hit.entry] = max(nearest[hit.entry], strength)
        }
      }
      for entry in nearest.indices { strengths[entry] += nearest[entry] * part.factor }
    }
    return strengths
  }

  /// What a word counts by how few texts it stands in.
  private static func rarity(of count: Int, among texts: Int) -> Double {
    guard count > 0 else { return 0 }
    let rest = Double(max(texts - count, 0))
    // The logarithm base 2 by its exponent and significand needs no library of the system.
    return logarithm(1 + (rest + 0.5) / (Double(count) + 0.5))
  }

  /// An approximation of log₂ that is exact at powers of two and monotonic between them.
  private static func logarithm(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    return Double(value.exponent) + value.significand - 1
  }
}
