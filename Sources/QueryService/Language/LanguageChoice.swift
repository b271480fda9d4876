public import DTKBKnowledge

/// The language a reader wants, and how firmly.
public enum LanguageChoice: Sendable, Equatable {
  /// Nothing but this language: the reader asked for it by name.
  case only(Language)
  /// This language where there is one; another is announced.
  case preferably(Language)

  /// The language that is looked at first.
  public var language: Language {
    switch self {
    case .only(let language), .preferably(let language): language
    }
  }

  /// The languages in which an answer may be given, the wanted one first.
  var candidates: [Language] {
    switch self {
    case .only(let language): [language]
    case .preferably(let language): [language] + Language.allCases.filter { $0 != language }
    }
  }
}
