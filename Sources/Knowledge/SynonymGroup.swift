/// Words of one language that a reader may use for the same thing, such as `fuente, letra`.
public struct SynonymGroup: Sendable, Equatable {
  /// The language of the words.
  public let language: Language
  /// The words, as a reader types them.
  public let words: [String]

  /// Makes a group of words that mean the same.
  public init(language: Language, words: [String]) {
    self.language = language
    self.words = words
  }
}
