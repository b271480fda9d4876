import DTKBKnowledge
public import DTKBKnowledgeStorage
public import DTKBSnippetRules

extension QueryService {
  /// Findings in a reader's words, in their order.
  ///
  /// A rule that the base has no words for is explained by its id.
  public func explain(
    _ findings: [Finding], in language: LanguageChoice
  ) throws(StorageError) -> [ExplainedFinding] {
    let texts = try diagnostics(in: language)
    return findings.map { finding in
      guard let (language, message, fix) = texts[finding.rule] else {
        return ExplainedFinding(
          finding: finding, language: language.language, message: finding.rule, fix: "")
      }
      let filled = { (template: MessageTemplate) in
        template.filled { finding.facts[$0]?.words(in: language) }
      }
      return ExplainedFinding(
        finding: finding, language: language, message: filled(message), fix: filled(fix))
    }
  }

  private func diagnostics(
    in language: LanguageChoice
  ) throws(StorageError) -> [String: (Language, message: MessageTemplate, fix: MessageTemplate)] {
    var texts: [String: (Language, message: MessageTemplate, fix: MessageTemplate)] = [:]
    for base in bases.all {
      for candidate in language.candidates {
        for (rule, text) in try base.diagnostics(in: candidate) where texts[rule] == nil {
          texts[rule] = (candidate, MessageTemplate(text.message), MessageTemplate(text.fix))
        }
      }
    }
    return texts
  }
}

extension Fact {
  /// The fact as a sentence of a language says it.
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .number(let number): language.written(number)
    case .count(let count): String(count)
    case .name(let name): name
    case .size(let size): size
    }
  }
}
