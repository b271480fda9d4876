public import DTKBKnowledge

extension LanguageChoice {
  /// A sentence in the first language that may be given and has it; `nil` where none has.
  public func text(of sentence: LocalizedText) -> String? {
    candidates.lazy.compactMap { sentence[$0] }.first
  }
}
