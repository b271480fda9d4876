import DTKBKnowledge

/// What a hit counts, by where it is and how the word that was found answers the one that was typed.
package struct SearchWeights: Sendable {
  package var title = 4.0
  package var searchWords = 4.0
  package var body = 1.5
  package var identifier = 2.0

  // How near a match is to the word as it was typed, from 0 to 1; what counts nothing is not looked for.
  package var exact = 1.0
  package var folded = 0.85
  package var stem = 0.7
  package var part = 0.6
  package var synonym = 0.5
  package var beginning = 0.4
  package var typo = 0.5

  /// What two words of the query that stand side by side in a text count, beside what each counts.
  package var neighbours = 0.5

  /// What the first of many hits in a part counts, as a share of the most that hits there can count.
  package var firstHit = 0.6

  /// What a text that holds all words of the query gains over one that holds none, as a multiple of
  /// its score.
  package var allWords = 1.0

  // What an entry of a kind counts: who asks about a thing wants the guideline first, then its fault.
  package var sample = 0.6
  package var faultOrErratum = 0.45

  /// What a search counts with.
  package init() {}

  /// What a text gains by the share that the words it holds have in what all words count.
  func factor(ofHolding held: Double, of total: Double) -> Double {
    let share = total > 0 ? held / total : 0
    return 1 + allWords * share * share
  }

  subscript(part: TextPart) -> Double {
    switch part {
    case .title: title
    case .searchWords: searchWords
    case .body: body
    case .identifier: identifier
    }
  }

  subscript(match: WordMatch) -> Double {
    switch match {
    case .exact: exact
    case .folded: folded
    case .stem: stem
    case .part: part
    case .synonym: synonym
    case .beginning: beginning
    case .typo: typo
    case .neighbours: neighbours
    }
  }

  subscript(kind: EntryKind) -> Double {
    switch kind {
    case .guideline, .reference: 1
    case .sample: sample
    case .commonError, .erratum: faultOrErratum
    }
  }
}
