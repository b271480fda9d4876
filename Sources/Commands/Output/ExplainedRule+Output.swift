import DTKBKnowledge
import DTKBQueryService
import DTKBSnippetRules

/// A rule with the whole entry that explains it, where the base has one.
struct ExplainedRule {
  /// The rule.
  let rule: Rule
  /// Its entry.
  let shown: ShownEntry?
  /// What the rule says of the first wrong sample of its entry.
  let example: ExplainedFinding?

  /// The rule for programs: what a list says of it, and its message, its fix and its entry.
  ///
  /// `message` and `advice` are templates with the names of `facts`; `example` has them filled.
  func json(_ words: InterfaceWords) -> JSONValue {
    let text = shown?.text
    let example = example.map { example -> JSONValue in
      ["message": .string(example.message), "advice": .string(example.fix)]
    }
    return [
      "id": .string(rule.id), "severity": .string(rule.severity.rawValue),
      "severityMeans": .string(words[rule.severity.meaning]),
      "fix": .string(rule.fix.rawValue), "fixMeans": .string(words[rule.fix.meaning]),
      "onByDefault": .bool(rule.isOnByDefault),
      "language": .string(orNull: text?.language.rawValue),
      "title": .string(text?.title ?? rule.id), "summary": .string(text?.summary ?? ""),
      "message": .string(orNull: text?.message), "advice": .string(orNull: text?.fix),
      "example": example ?? .null, "facts": .strings(rule.facts),
      "body": .string(orNull: shown?.markdownBody),
      "related": .strings(shown?.entry.related ?? []),
      "samples": shown?.samplesJSON ?? .array([]),
    ]
  }

  /// The rule for people: how much its findings matter, what can be done, what one says, and its entry.
  func text(on page: TextPage, _ words: InterfaceWords) -> String {
    var page = page
    page.words(
      [Fragment(words.name(of: rule.severity) + ": ", rule.severity.ink)]
        + words[rule.severity.meaning].fragments(in: words.language)
        + [Fragment(" [\(rule.id)]", .dim)])
    page.words(words[.severityVaries].fragments(in: words.language, .dim), indent: 2, hanging: 2)
    page.words(
      [Fragment(words.name(of: rule.fix) + ": ", .bold)]
        + words[rule.fix.meaning].fragments(in: words.language)
        + [Fragment(rule.isOnByDefault ? "" : String.separator + "--all-rules", .dim)])
    if let example {
      page.words(
        Fragment(words[.exampleFinding] + ": ", .bold), Fragment(example.message), hanging: 2)
      if !example.fix.isEmpty {
        page.words(
          Fragment("\(words[.fix]): \(example.fix)", .dim), indent: 2, hanging: 2)
      }
    }
    guard let shown else { return page.text }
    page.gap()
    return [shown].text(on: page, words)
  }

  /// The rule as Markdown: the same as for people, then the entry.
  func markdown(_ words: InterfaceWords) -> String {
    var items = [
      "**\(words.name(of: rule.severity))** (`\(rule.id)`): \(words[rule.severity.meaning]); "
        + words[.severityVaries],
      "**\(words.name(of: rule.fix))**: \(words[rule.fix.meaning])"
        + (rule.isOnByDefault ? "" : " (`--all-rules`)"),
    ]
    if let example {
      items.append("**\(words[.exampleFinding])**: \(example.message)")
      if !example.fix.isEmpty { items.append("**\(words[.fix])**: \(example.fix)") }
    }
    let list = items.map { "- \($0)\n" }.joined()
    return visibleLines(list) + (shown.map { "\n" + [$0].markdown([words]) } ?? "")
  }
}

extension Severity {
  /// The sentence that says what a finding of this severity means to a reader.
  fileprivate var meaning: InterfaceWord {
    switch self {
    case .error: .severityError
    case .warning: .severityWarning
    case .note: .severityNote
    }
  }
}

extension FixKind {
  /// The sentence that says what `dtkb check --fix` does about a finding.
  fileprivate var meaning: InterfaceWord {
    switch self {
    case .automatic: .fixAutomaticMeans
    case .suggested: .fixSuggestedMeans
    case .none: .fixNoneMeans
    }
  }
}
