import DTKBKnowledge
import DTKBKnowledgeStorage

/// Where a word of a query stands in the texts of a base.
struct FoundWord {
  /// A form of the word in a part of an entry.
  struct Hit {
    let entry: Int
    let part: TextPart
    let form: SearchForm
    /// How near the form is to the word and how often it stands there, from 0 to 1.
    let strength: Double
  }

  /// How strongly the word stands in the text of each entry, by number: in each part by its nearest form.
  let strengths: [Double]
  /// What the word counts by how few texts it stands in.
  let rarity: Double
  /// Every hit; kept only where asked.
  private(set) var hits: [Hit] = []

  init(
    _ forms: [SearchForm], in base: KnowledgeBase, _ language: Language,
    by weights: SearchWeights, entries count: Int, keepingHits: Bool
  ) throws(StorageError) {
    let parts = TextPart.allCases
    let answers = try base.hits(
      forms.map(\.expression), in: language, parts: parts.map(\.columns))
    var strengths = [Double](repeating: 0, count: count + 1)
    for (index, part) in parts.enumerated() {
      var nearest = [Double](repeating: 0, count: count + 1)
      for (form, hits) in zip(forms, answers) {
        let most = hits.reduce(0) { max($0, $1.relevance[index]) }
        for hit in hits where hit.relevance[index] > 0 && nearest.indices.contains(hit.entry) {
          let many = (1 - weights.firstHit) * hit.relevance[index] / most
          let strength = weights[form.match] * (weights.firstHit + many)
          nearest[hit.entry] = max(nearest[hit.entry], strength)
          if keepingHits {
            self.hits.append(Hit(entry: hit.entry, part: part, form: form, strength: strength))
          }
        }
      }
      for entry in nearest.indices { strengths[entry] += nearest[entry] * weights[part] }
    }
    self.strengths = strengths
    rarity = Self.rarity(of: strengths.count { $0 > 0 }, among: count)
  }

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
