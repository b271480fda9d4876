public import DTKBKnowledge
public import DTKBTextAnalysis

extension Language {
  /// What reads texts of this language into words.
  public var analyser: Analyser {
    switch self {
    case .italian: .italian
    case .vietnamese: .vietnamese
    case .spanish: .spanish
    case .english: .english
    }
  }
}
