import DTKBKnowledge
import DTKBKnowledgeStorage
public import DTKBSnippetRules

/// Says findings in a reader's words, on whatever thread.
public struct FindingExplainer: Sendable {
  private let language: Language
  private var texts:
    [String: (language: Language, message: MessageTemplate, fix: MessageTemplate)] =
      [:]

  /// Takes the words of all rules from bases.
  init(_ language: LanguageChoice, from bases: KnowledgeBases) throws(StorageError) {
    self.language = language.language
    for base in bases.all {
      for candidate in language.candidates {
        for (rule, text) in try base.diagnostics(in: candidate) where texts[rule] == nil {
          texts[rule] = (
            candidate, MessageTemplate(text.message), MessageTemplate(text.fix)
          )
        }
      }
    }
  }

  /// A finding in the reader's words; by the id of its rule where no base has words for that.
  public func explained(_ finding: Finding) -> ExplainedFinding {
    guard let (language, message, fix) = texts[finding.rule] else {
      return ExplainedFinding(
        finding: finding, language: language, message: finding.rule, fix: "")
    }
    let filled = { (template: MessageTemplate) in
      template.filled { finding.facts[$0]?.words(in: language) }
    }
    return ExplainedFinding(
      finding: finding, language: language, message: filled(message), fix: filled(fix))
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
