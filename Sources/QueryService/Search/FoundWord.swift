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
  /// Whether the word stands in the summary or the text of each entry, by number.
  let isInText: [Bool]
  /// What the word counts by how few texts it stands in.
  let rarity: Double
  /// Every hit, by the number of its entry; kept only where asked.
  private(set) var hits: [[Hit]] = []

  /// - Parameter found: What the base found of each form.
  init(
    _ forms: [SearchForm], _ found: ArraySlice<[KnowledgeBase.Hit]>, by weights: SearchWeights,
    entries count: Int, keepingHits: Bool
  ) {
    let parts = TextPart.allCases
    if keepingHits { hits = [[Hit]](repeating: [], count: count + 1) }
    // Of each entry its parts, one behind the other.
    var nearest = [Double](repeating: 0, count: (count + 1) * parts.count)
    for (form, found) in zip(forms, found) {
      var most = [Double](repeating: 0, count: parts.count)
      for hit in found { most[hit.part] = max(most[hit.part], hit.relevance) }
      for hit in found where (0...count).contains(hit.entry) {
        let many = (1 - weights.firstHit) * hit.relevance / most[hit.part]
        let strength = weights[form.match] * (weights.firstHit + many)
        let place = hit.entry * parts.count + hit.part
        nearest[place] = max(nearest[place], strength)
        if keepingHits {
          hits[hit.entry].append(Hit(part: parts[hit.part], form: form, strength: strength))
        }
      }
    }
    strengths = (0...count).map { entry in
      parts.indices.reduce(0) { sum, part in
        sum + nearest[entry * parts.count + part] * weights[parts[part]]
      }
    }
    let ofText = parts.indices.filter { parts[$0] == .body || parts[$0] == .identifier }
    isInText = (0...count).map { entry in
      ofText.contains { nearest[entry * parts.count + $0] > 0 }
    }
    rarity = inverseFrequency(of: strengths.count { $0 > 0 }, among: count)
  }
}
