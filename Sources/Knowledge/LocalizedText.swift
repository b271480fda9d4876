/// One sentence, once a language.
public struct LocalizedText: Sendable, Equatable {
  private let texts: [Language: String]

  /// Makes a sentence from its translations.
  public init(_ texts: [Language: String]) {
    self.texts = texts
  }

  /// The sentence in a language, if it stands in it.
  public subscript(_ language: Language) -> String? { texts[language] }

  /// The languages in which it stands, in the order of `Language.allCases`.
  public var languages: [Language] { Language.allCases.filter { texts[$0] != nil } }
}
