/// The words around the content in one language.
public struct InterfaceWords: Sendable, Equatable {
  /// The language the words are in.
  public let language: Language
  /// The words with the names of their keys, as they are stored: few are asked for, so none is sorted in.
  private let values: [Value]

  /// A word and the name of its key.
  public struct Value: Sendable, Equatable {
    let key: String
    let word: String

    /// Makes a word for a key.
    public init(key: String, word: String) {
      self.key = key
      self.word = word
    }
  }

  /// Makes the words of a language from the names of their keys; a missing word shows as its key.
  public init(language: Language, values: [Value]) {
    self.language = language
    self.values = values
  }

  /// The word for a key.
  public subscript(_ word: InterfaceWord) -> String {
    values.first { $0.key == word.rawValue }?.word ?? word.rawValue
  }
}
