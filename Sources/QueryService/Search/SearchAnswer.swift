import DTKBKnowledgeStorage

public import DTKBKnowledge

/// What a search found.
public struct SearchAnswer: Sendable {
  /// An entry that was found.
  public struct Result: Sendable {
    /// The entry's id: what `dtkb show` takes.
    public let id: String
    /// What the entry is.
    public let kind: EntryKind
    /// The language of the text that was found.
    public let language: Language
    /// The entry's title.
    public let title: String
    /// The entry in one sentence.
    public let summary: String
    /// What the entry treats.
    public let topics: [Topic]
    /// How well it answers; larger is better, comparable within one answer only.
    public let score: Double
    /// The stretch of the text that answers best, with the words that were looked for marked.
    public let excerpt: MarkedText

    init(_ heading: EntryHeading, score: Double, excerpt: MarkedText) {
      id = heading.id
      kind = heading.kind
      language = heading.language
      title = heading.title
      summary = heading.summary
      topics = heading.topics
      self.score = score
      self.excerpt = excerpt
    }
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

  /// Whether the results are in another language than the reader's.
  public var isInOtherLanguage: Bool {
    results.contains { $0.language != language }
  }
}
