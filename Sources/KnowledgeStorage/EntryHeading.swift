public import DTKBKnowledge

/// What a list or a result shows of an entry.
public struct EntryHeading: Sendable, Equatable {
  /// The entry's id.
  public let id: String
  /// What the entry is.
  public let kind: EntryKind
  /// The language of the title and the summary.
  public let language: Language
  /// The entry's title.
  public let title: String
  /// The entry in one sentence.
  public let summary: String
  /// The names of its topics with spaces between them, as they are stored: few who read a heading ask.
  let topicNames: String

  /// What the entry treats.
  public var topics: [Topic] { Topic.topics(named: topicNames) }
}

extension Topic {
  /// The topics whose names stand in a text with spaces between them, as they are stored.
  static func topics(named names: String) -> [Topic] {
    names.split(separator: " ").compactMap { Topic(rawValue: String($0)) }
  }
}
