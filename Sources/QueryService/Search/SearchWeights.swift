import DTKBKnowledgeStorage

/// What a hit counts, by where it is and how it is spelt.
///
/// A word that is spelt as in the text hits its exact, folded and stem columns at once, so that exact
/// stands above folded, folded above stem, without a rule that says so.
enum SearchWeights {
  static let columns: [SearchColumn: Double] = [
    .titleExact: 6, .titleFolded: 4, .titleStem: 3,
    .wordsExact: 5, .wordsFolded: 3, .wordsStem: 2.5,
    .bodyExact: 1, .bodyFolded: 0.6, .bodyStem: 0.5,
    .identifier: 4,
  ]

  static let exact: [SearchColumn] = [.titleExact, .wordsExact, .bodyExact]
  static let folded: [SearchColumn] = [.titleFolded, .wordsFolded, .bodyFolded]
  static let stem: [SearchColumn] = [.titleStem, .wordsStem, .bodyStem]

  /// What all words together add to a text that holds only some of them, as a share of its relevance.
  static let allWords = 1.0
}
