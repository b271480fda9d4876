public import DTKBKnowledge

/// An entry in a list.
public struct ListedEntry: Sendable, Equatable {
  /// The entry's id: what `dtkb show` takes.
  public let id: String
  /// What the entry is.
  public let kind: EntryKind
  /// The language of the title and the summary.
  public let language: Language
  /// The entry's title.
  public let title: String
  /// The entry in one sentence.
  public let summary: String
  /// What the entry treats.
  public let topics: [Topic]

  /// Makes an entry of a list.
  public init(
    id: String, kind: EntryKind, language: Language, title: String, summary: String,
    topics: [Topic]
  ) {
    self.id = id
    self.kind = kind
    self.language = language
    self.title = title
    self.summary = summary
    self.topics = topics
  }
}
