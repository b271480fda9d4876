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
      "topics": .strings(entry?.topics.map(\.rawValue) ?? []),
      "onByDefault": .bool(rule.isOnByDefault),
    ]
  }

  /// What can be done about a finding.
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

  /// The rules as Markdown.
  func markdown(_ words: InterfaceWords) -> String {
    let items = map { listed in
      let severity = words.name(of: listed.rule.severity)
      let label = listed.rule.isOnByDefault ? "" : ", `--all-rules`"
      return "- `\(listed.rule.id)` – **\(listed.entry?.title ?? listed.rule.id)** "
        + "(\(severity), \(words.name(of: listed.rule.fix))\(label)). \(listed.entry?.summary ?? "")\n"
    }
    return visibleLines(items.joined())
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
