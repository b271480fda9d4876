/// The words around the content in one language.
public struct InterfaceWords: Sendable, Equatable {
  /// The language the words are in.
  public let language: Language
  /// The words with the names of their keys, as they are stored: few are asked for, so none is sorted in.
  public let all: [Value]

  /// A word and the name of its key.
  public struct Value: Sendable, Equatable {
    /// The name of the key.
    public let key: String
    /// The word, or a sentence with placeholders.
    public let word: String

    /// Makes a word for a key.
    public init(key: String, word: String) {
      self.key = key
      self.word = word
    }
  }

  /// Makes the words of a language from the names of their keys; a missing word shows as its key.
  public init(language: Language, values: [Value]) {
    self.language = language
    all = values
  }

  /// The word for a key.
  public subscript(_ word: InterfaceWord) -> String {
    all.first { $0.key == word.rawValue }?.word ?? word.rawValue
  }
}
