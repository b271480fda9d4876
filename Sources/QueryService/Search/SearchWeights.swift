import DTKBKnowledge
import DTKBKnowledgeStorage

/// What a hit counts, by where it is and under which form of the word.
enum SearchWeights {
  /// A part of a text that is weighed apart from the others.
  struct Part {
    let columns: [SearchColumn]
    let factor: Double
  }

  static let parts = [
    Part(columns: [.titleExact, .titleFolded, .titleStem], factor: 4),
    Part(columns: [.wordsExact, .wordsFolded, .wordsStem], factor: 4),
    Part(columns: [.bodyExact, .bodyFolded, .bodyStem], factor: 1.5),
    Part(columns: [.identifier], factor: 2),
  ]

  static let exact: [SearchColumn] = [.titleExact, .wordsExact, .bodyExact, .identifier]
  static let folded: [SearchColumn] = [.titleFolded, .wordsFolded, .bodyFolded]
  static let stem: [SearchColumn] = [.titleStem, .wordsStem, .bodyStem]
  /// Where a word that is still being typed is completed.
  static let completed: [SearchColumn] = [.titleFolded, .wordsFolded, .identifier]

  // How near a form is to the word as it was typed.
  static let asWritten = 1.0
  static let withoutMarks = 0.85
  static let byStem = 0.7
  static let byPart = 0.6
  static let byMeaning = 0.5
  static let begunAlike = 0.4
  static let nearlyWritten = 0.5

  /// What the first of many hits in a part counts, as a share of the most that hits there can count.
  static let firstHit = 0.6

  /// What two words of the query that stand side by side in a text count, beside what each counts.
  static let neighbours = 0.5

  /// What a text that holds all words of the query gains over one that holds none, as a multiple of
  /// its score.
  static let allWords = 1.0

  /// What an entry of a kind counts: who asks about a thing wants the guideline first, then its fault.
  static func kind(_ kind: EntryKind) -> Double {
    switch kind {
    case .guideline, .reference: 1
    case .sample: 0.6
    case .commonError, .erratum: 0.45
    }
  }
}
