/// The words around the content in one language.
public struct InterfaceWords: Sendable, Equatable {
  /// The language the words are in.
  public let language: Language
  private let values: [InterfaceWord: String]

  /// Makes the words of a language; a missing word shows as its key.
  public init(language: Language, values: [InterfaceWord: String]) {
    self.language = language
    self.values = values
  }

  /// The word for a key.
  public subscript(_ word: InterfaceWord) -> String {
    values[word] ?? word.rawValue
  }
}
