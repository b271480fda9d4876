import DTKBKnowledgeStorage

public import DTKBKnowledge

/// The entries that treat what some code does.
public struct CodeAnswer: Sendable {
  /// An entry that treats it.
  public struct Result: Sendable {
    /// What the entry is.
    let heading: EntryHeading
    /// How well it fits; larger is better, comparable within one answer only.
    public let score: Double
    /// Whether it comes from a base of the reader's own.
    public let isOwn: Bool
    /// The lines in which the entry's rule finds something, counted from 1; empty where it has none.
    public let lines: [Int]

    /// The entry's id: what `dtkb show` takes.
    public var id: String { heading.id }
    /// What the entry is.
    public var kind: EntryKind { heading.kind }
    /// The language of the text.
    public var language: Language { heading.language }
    /// The entry's title.
    public var title: String { heading.title }
    /// The entry in one sentence.
    public var summary: String { heading.summary }
    /// What the entry treats.
    public var topics: [Topic] { heading.topics }
  }

  /// What the code is called.
  public let name: String
  /// The language of the texts.
  public let language: Language
  /// The entries, the best first.
  public let results: [Result]
}
