import DTKBArgumentGrammar
import DTKBKnowledge
import DTKBQueryService
import DTKBSnippetRules

extension SuppressionFault {
  /// The guideline that says how exceptions are written: faults of the comments are shown under its id.
  static let entry = "rule-ignore-logo"

  /// The fault as a finding in a reader's words.
  func explained(in words: InterfaceWords) -> ExplainedFinding {
    let finding = Finding(
      rule: Self.entry, severity: .warning, range: range, start: start, end: end, facts: [:])
    let (message, fix) = sentences(in: words)
    return ExplainedFinding(
      finding: finding, language: words.language, message: message, fix: fix)
  }

  private func sentences(in words: InterfaceWords) -> (message: String, fix: String) {
    let rules = Rule.all.map(\.id)
    func form(_ word: String, _ rule: String = "fixed-font-size") -> String {
      words.sentence(
        .suppressionForm, ["form": "\(word) \(rule): \(words[.suppressionReason])"])
    }
    switch kind {
    case .noReason: return (words[.suppressionNoReason], form("dtkb:ignore"))
    case .noRule: return (words[.suppressionNoRule], form("dtkb:ignore"))
    case .unknownRule(let rule):
      let near = nearest(to: rule, among: rules).first
      return (
        words.sentence(.suppressionUnknownRule, ["rule": rule]),
        near.map { words.sentence(.suppressionDidYouMean, ["rule": $0]) } ?? "dtkb rules"
      )
    case .hidesNothing(let rule):
      return (words.sentence(.suppressionHidesNothing, ["rule": rule]), words[.suppressionDelete])
    case .unknownDirective(let word):
      let near = nearest(to: word, among: Suppression.directives).first ?? "dtkb:ignore"
      return (words.sentence(.suppressionUnknownDirective, ["word": word]), form(near))
    case .noBegin: return (words[.suppressionNoBegin], form("dtkb:ignore-begin"))
    case .noEnd:
      return (
        words[.suppressionNoEnd], words.sentence(.suppressionForm, ["form": "dtkb:ignore-end"])
      )
    }
  }
}
