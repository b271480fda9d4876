import DTKBKnowledge
import DTKBKnowledgeStorage

/// How well each entry answers a query, by the number that stands for the entry within the base.
///
/// bm25 of SQLite gives a word that stands in half of the texts no weight at all, and lets many hits
/// in the body drown one in the title. So the full-text table is asked for one form at a time, and
/// only the order within that answer is used: what a word, a form and a part of the text count is
/// said here.
struct SearchRanking {
  private(set) var scores: [Int: Double] = [:]

  init(_ plan: SearchPlan, of base: KnowledgeBase, in language: Language) throws(StorageError) {
    let texts = Double(try base.textCount(in: language))
    var held: [Int: Double] = [:]
    var total = 0.0
    for forms in plan.words {
      let hits = try Self.hits(of: forms, of: base, in: language)
      guard !hits.isEmpty else { continue }
      let rarity = Self.rarity(of: hits.count, among: texts)
      total += rarity
      for (entry, strength) in hits {
        scores[entry, default: 0] += rarity * strength
        held[entry, default: 0] += rarity
      }
    }
    for pair in plan.neighbours {
      let hits = try Self.hits(of: [pair], of: base, in: language)
      let rarity = Self.rarity(of: hits.count, among: texts)
      for (entry, strength) in hits { scores[entry]? += rarity * strength }
    }
    for (entry, score) in scores {
      let share = (held[entry] ?? 0) / total
      scores[entry] = score * (1 + SearchWeights.allWords * share * share)
    }
  }

  /// How strongly a word stands in each text: in each part by its nearest form.
  private static func hits(
    of forms: [SearchForm], of base: KnowledgeBase, in language: Language
  ) throws(StorageError) -> [Int: Double] {
    let parts = SearchWeights.parts
    var nearest: [Int: [Double]] = [:]
    let answers = try base.hits(
      forms.map(\.expression), in: language, parts: parts.map(\.columns))
    for (form, hits) in zip(forms, answers) {
      for part in parts.indices {
        let most = hits.lazy.map { $0.relevance[part] }.max() ?? 0
        guard most > 0 else { continue }
        for hit in hits where hit.relevance[part] > 0 {
          let many = (1 - SearchWeights.firstHit) * hit.relevance[part] / most
          let strength = form.nearness * (SearchWeights.firstHit + many)
          nearest[hit.entry, default: parts.map { _ in 0 }][part] =
            max(nearest[hit.entry]?[part] ?? 0, strength)
        }
      }
    }
    return nearest.mapValues { strengths in
      zip(strengths, parts).reduce(0) { $0 + $1.0 * $1.1.factor }
    }
  }

  /// What a word counts by how few texts it stands in.
  private static func rarity(of count: Int, among texts: Double) -> Double {
    let rest = max(texts - Double(count), 0)
    // The logarithm base 2 by its exponent and significand needs no library of the system.
    return logarithm(1 + (rest + 0.5) / (Double(count) + 0.5))
  }

  /// An approximation of log₂ that is exact at powers of two and monotonic between them.
  private static func logarithm(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    return Double(value.exponent) + value.significand - 1
  }
}
