public import DTKBKnowledge
public import DTKBSnippetRules

/// A finding in a reader's words.
public struct ExplainedFinding: Sendable {
  /// The finding: where, which rule, which figures.
  public let finding: Finding
  /// The language of the words.
  public let language: Language
  /// The rule's message with every placeholder filled.
  public let message: String
  /// The cure in one sentence with every placeholder filled; empty where the base has none.
  public let fix: String

  /// Makes an explained finding.
  public init(finding: Finding, language: Language, message: String, fix: String) {
    self.finding = finding
    self.language = language
    self.message = message
    self.fix = fix
  }
}
