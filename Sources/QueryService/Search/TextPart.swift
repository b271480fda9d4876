import DTKBKnowledgeStorage

/// A part of an entry's text that a search weighs apart from the others.
public enum TextPart: String, CaseIterable, Sendable {
  case title
  /// The words a reader may type, the entry's id among them.
  case searchWords
  /// The summary and the text.
  case body
  /// The names in code, wherever they stand.
  case identifier

  /// Where it stands in the full-text table.
  var columns: [SearchColumn] {
    switch self {
    case .title: [.titleExact, .titleFolded, .titleStem]
    case .searchWords: [.wordsExact, .wordsFolded, .wordsStem]
    case .body: [.bodyExact, .bodyFolded, .bodyStem]
    case .identifier: [.identifier]
    }
  }
}
