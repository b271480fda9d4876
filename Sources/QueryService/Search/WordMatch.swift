import DTKBKnowledgeStorage

/// How a word of a text answers a word of a query.
public enum WordMatch: String, CaseIterable, Sendable {
  /// It is the word as it was typed, case aside.
  case exact
  /// It is the same but for accents and tones.
  case folded
  /// It has the same stem.
  case stem
  /// It is a part of the name in code that was typed.
  case part
  /// It means the same.
  case synonym
  /// It begins with what was typed.
  case beginning
  /// It is the nearest to a word that stands nowhere.
  case typo
  /// Two words stand side by side as they were typed.
  case neighbours

  /// Where two words are looked for side by side that were typed with accents or tones.
  static let neighboursWithMarks: [SearchColumn] = [.titleExact, .wordsExact, .bodyExact]

  /// Where such a word is looked for.
  var columns: [SearchColumn] {
    switch self {
    case .exact, .typo: [.titleExact, .wordsExact, .bodyExact, .identifier]
    case .folded, .part, .synonym, .neighbours: [.titleFolded, .wordsFolded, .bodyFolded]
    case .stem: [.titleStem, .wordsStem, .bodyStem]
    case .beginning: [.titleFolded, .wordsFolded, .identifier]
    }
  }
}
