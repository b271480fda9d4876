import DTKBKnowledgeStorage

public import DTKBKnowledge

/// What a search found.
public struct SearchAnswer: Sendable {
  /// An entry that was found.
  public struct Result: Sendable {
    let heading: EntryHeading
    /// How well it answers; larger is better, comparable within one answer only.
    public let score: Double
    /// The stretch of the text that answers best, with the words that were looked for marked.
    public let excerpt: MarkedText
    /// Whether it comes from a base of the reader's own.
    public let isOwn: Bool
    /// Why it stands where it does, where that was asked for.
    public let explanation: RankExplanation?

    /// The entry's id: what `dtkb show` takes.
    public var id: String { heading.id }
    /// What the entry is.
    public var kind: EntryKind { heading.kind }
    /// The language of the text that was found.
    public var language: Language { heading.language }
    /// The entry's title.
    public var title: String { heading.title }
    /// The entry in one sentence.
    public var summary: String { heading.summary }
    /// What the entry treats.
    public var topics: [Topic] { heading.topics }
  }

  /// The query as it was typed.
  public let query: String
  /// The language whose texts were searched.
  public let language: Language
  /// The entries, the best first.
  public let results: [Result]
  /// Words of the base that are near to words that were not found.
  public let suggestions: [String]
  /// How many entries the other languages would give, where this one gave none.
  public let otherLanguages: [(language: Language, count: Int)]

  /// What was looked for, where nothing was found or an explanation was asked for.
  public let trial: SearchTrial?

  /// Whether the results are in another language than the reader's.
  public var isInOtherLanguage: Bool {
    results.contains { $0.language != language }
  }
}
