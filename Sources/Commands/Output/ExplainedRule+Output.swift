import DTKBKnowledge
import DTKBQueryService
import DTKBSnippetRules

/// A rule with the whole entry that explains it, where the base has one.
struct ExplainedRule {
  /// The rule.
  let rule: Rule
  /// Its entry.
  let shown: ShownEntry?

  /// The rule for programs: what a list says of it, and its message, its fix and its samples.
  var json: JSONValue {
    let text = shown?.text
    return [
      "id": .string(rule.id), "severity": .string(rule.severity.rawValue),
      "fix": .string(rule.fix.rawValue), "onByDefault": .bool(rule.isOnByDefault),
      "language": .string(orNull: text?.language.rawValue),
      "title": .string(text?.title ?? rule.id), "summary": .string(text?.summary ?? ""),
      "message": .string(orNull: text?.message), "advice": .string(orNull: text?.fix),
      "facts": .strings(rule.facts),
      "related": .strings(shown?.entry.related ?? []),
      "samples": shown?.samplesJSON ?? .array([]),
    ]
  }

  /// The rule for people: what it finds, how much that matters, what can be done, and its samples.
  func text(on page: TextPage, _ words: InterfaceWords) -> String {
    var page = page
    page.words(
      [Fragment(words.name(of: rule.severity) + ": ", rule.severity.ink)]
        + (shown?.text.title ?? rule.id).fragments(in: words.language, .bold)
        + [Fragment(" [\(rule.id)]", .dim)])
    page.words(
      Fragment(
        words.name(of: rule.fix) + (rule.isOnByDefault ? "" : String.separator + "--all-rules"),
        .dim)
    )
    guard let shown else { return page.text }
    if shown.isInOtherLanguage {
      page.words(Fragment(words.notice(ofTextIn: shown.text.language), .note))
    }
    page.gap()
    page.words(shown.text.summary.fragments(in: shown.text.language))
    if let message = shown.text.message {
      page.words(Fragment(message, .dim), indent: 2, hanging: 2)
    }
    if let fix = shown.text.fix {
      page.words(Fragment("\(words[.fix]): \(fix)", .dim), indent: 2, hanging: 2)
    }
    for sample in shown.entry.samples where sample.role != .sample {
      page.gap()
      page.add(
        [CaptionedSample(sample: sample, caption: shown.caption(of: sample) ?? sample.fileName)],
        words)
    }
    page.gap()
    page.words(Fragment("→ dtkb show \(rule.id)", .dim))
    return page.text
  }
}
