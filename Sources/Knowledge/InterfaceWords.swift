/// The words around the content in one language.
public struct InterfaceWords: Sendable, Equatable {
  /// The language the words are in.
  public let language: Language
  /// The words by the names of their keys, as they are stored.
  private let values: [String: String]

  /// Makes the words of a language from the names of their keys; a missing word shows as its key.
  public init(language: Language, values: [String: String]) {
    self.language = language
    self.values = values
  }

  /// The word for a key.
  public subscript(_ word: InterfaceWord) -> String {
    values[word.rawValue] ?? word.rawValue
  }
}
