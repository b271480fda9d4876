import DTKBKnowledge

extension String {
  /// A sentence in Markdown for people.
  func fragments(in language: Language, _ ink: Ink = .plain) -> [Fragment] {
    Span.spans(in: self).fragments(in: language, ink)
  }
}

extension [Span] {
  /// The sentence for people: without its marks, with the figures that it asks for.
  func fragments(in language: Language, _ ink: Ink = .plain) -> [Fragment] {
    flatMap { span -> [Fragment] in
      switch span {
      case .words(let words): [Fragment(words, ink)]
      case .code(let code): [Fragment(code, .code)]
      case .strong(let words): [Fragment(words, .bold)]
      case .link(let words, let target):
        target.hasPrefix("https://")
          ? [Fragment(words, ink), Fragment(" (\(target))", .dim)]
          : [Fragment(words, ink), Fragment(" (dtkb show \(target))", .dim)]
      case .figure(let directive): [Fragment(directive.written(in: language), ink)]
      }
    }
  }
}
