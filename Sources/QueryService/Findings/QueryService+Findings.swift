public import DTKBKnowledgeStorage
public import DTKBSnippetRules

extension QueryService {
  /// Findings in a reader's words, in their order.
  ///
  /// A rule that the base has no words for is explained by its id.
  public func explain(
    _ findings: [Finding], in language: LanguageChoice
  ) throws(StorageError) -> [ExplainedFinding] {
    findings.isEmpty ? [] : findings.map(try explainer(in: language).explained)
  }

  /// What says findings in a reader's words.
  public func explainer(in language: LanguageChoice) throws(StorageError) -> FindingExplainer {
    try FindingExplainer(language, from: bases)
  }
}
