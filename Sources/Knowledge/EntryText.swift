/// What an entry says in one language.
public struct EntryText: Sendable, Equatable {
  /// The language it is written in.
  public let language: Language
  /// The entry's name for people.
  public let title: String
  /// The entry in one sentence.
  public let summary: String
  /// Words that a reader may type, beside those of the text.
  public let searchWords: [String]
  /// A common error's diagnostic, with `{placeholders}` for the rule's facts.
  public let message: String?
  /// A common error's cure, in one imperative sentence.
  public let fix: String?
  /// The text itself, in Markdown.
  public let body: String

  /// Makes a text from the front matter and the Markdown of `<language>.md`.
  public init(
    language: Language, title: String, summary: String, searchWords: [String],
    message: String? = nil, fix: String? = nil, body: String
  ) {
    self.language = language
    self.title = title
    self.summary = summary
    self.searchWords = searchWords
    self.message = message
    self.fix = fix
    self.body = body
  }
}
