public import DTKBKnowledge

/// What a search looked for, found or not.
public struct SearchTrial: Sendable {
  /// A word of the query and the forms under which the texts were asked for it, analysed.
  public struct Word: Sendable {
    /// The word as it was typed, in lower case.
    public let typed: String
    /// The word itself, without marks, its stems, its parts, what means the same, what is near.
    public let forms: [String]
  }

  /// The language whose texts were asked.
  public let language: Language
  /// The words that were looked for: not those that carry no subject.
  public let words: [Word]
  /// How many of the words stand in the texts of each language that was considered.
  public let known: [(language: Language, count: Int)]
  /// How many entries there are on the words where kind and topic do not matter.
  public let countOfAnyKind: Int
}
