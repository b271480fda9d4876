public import DTKBKnowledge

/// What a reader looks for.
public struct SearchRequest: Sendable {
  /// The words as they were typed; nothing in them is syntax.
  public var query: String
  /// The language of the texts that are searched.
  public var language: LanguageChoice
  /// Only entries of this kind.
  public var kind: EntryKind?
  /// Only entries that treat this topic.
  public var topic: Topic?
  /// How many results at the most.
  public var limit: Int
  /// Whether each result says why it stands where it does.
  public var explains = false

  /// Makes a request.
  public init(
    _ query: String, in language: LanguageChoice, kind: EntryKind? = nil, topic: Topic? = nil,
    limit: Int = 10
  ) {
    self.query = query
    self.language = language
    self.kind = kind
    self.topic = topic
    self.limit = limit
  }
}
