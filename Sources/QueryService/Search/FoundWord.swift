import DTKBKnowledge
import DTKBKnowledgeStorage

/// Where a word of a query stands in the texts of a base.
struct FoundWord {
  /// A form of the word in a part of an entry.
  struct Hit {
    let part: TextPart
    let form: SearchForm
    /// How near the form is to the word and how often it stands there, from 0 to 1.
    let strength: Double
  }

  /// How strongly the word stands in the text of each entry, by number: in each part by its nearest form.
  let strengths: [Double]
  /// What the word counts by how few texts it stands in.
  let rarity: Double
  /// Every hit, by the number of its entry; kept only where asked.
  private(set) var hits: [[Hit]] = []

  init(
    _ forms: [SearchForm], in base: KnowledgeBase, _ language: Language,
    by weights: SearchWeights, entries count: Int, keepingHits: Bool
  ) throws(StorageError) {
    let parts = TextPart.allCases
    let answers = try base.hits(
      forms.map(\.expression), in: language, parts: parts.map(\.columns))
    if keepingHits { hits = [[Hit]](repeating: [], count: count + 1) }
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
            self.hits[hit.entry].append(Hit(part: part, form: form, strength: strength))
          }
        }
      }
      for entry in nearest.indices { strengths[entry] += nearest[entry] * weights[part] }
    }
    self.strengths = strengths
    rarity = inverseFrequency(of: strengths.count { $0 > 0 }, among: count)
  }
}
