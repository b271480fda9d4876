import DTKBKnowledge
import DTKBQueryService
import DTKBSnippetRules

/// A rule with the entry that explains it, where the base has one.
struct ListedRule {
  /// The rule.
  let rule: Rule
  /// Its entry.
  let entry: ListedEntry?

  /// The rule for programs.
  var json: JSONValue {
    [
      "id": .string(rule.id), "severity": .string(rule.severity.rawValue),
      "fix": .string(rule.fix.rawValue), "title": .string(entry?.title ?? rule.id),
      "summary": .string(entry?.summary ?? ""),
    ]
  }
}

extension [ListedRule] {
  /// The rules for people: how much each matters, what can be done, what it finds.
  func text(on page: TextPage, _ words: InterfaceWords) -> String {
    var page = page
    page.rows(
      map { listed in
        let label = listed.rule.isOnByDefault ? "" : " · --all-rules"
        return (
          listed.rule.id,
          [
            Fragment(words.name(of: listed.rule.severity), listed.rule.severity.ink), ": ",
          ] + (listed.entry?.title ?? listed.rule.id).fragments(in: words.language) + [
            Fragment(" (\(words.name(of: listed.rule.fix))\(label))", .dim)
          ]
        )
      })
    return page.text
  }
}

extension InterfaceWords {
  /// What can be done about a finding.
  func name(of fix: FixKind) -> String {
    switch fix {
    case .automatic: self[.fixAutomatic]
    case .suggested: self[.fixSuggested]
    case .none: self[.fixNone]
    }
  }
}
