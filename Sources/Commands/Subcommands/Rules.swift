import DTKBArgumentGrammar
import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBQueryService
import DTKBSnippetRules

extension Subcommand {
  private static let id = Positional(
    name: "ID", abstract: "the id of a rule; all are listed without it", arity: .optional)

  private static let severity = Option(
    "severity", value: "SEVERITY", abstract: "only rules of this severity",
    values: .oneOf(Severity.allCases.map(\.rawValue)))

  /// Lists the rules of the checker, or explains one.
  static let rules = Subcommand(
    Command(
      name: "rules", abstract: "Lists the rules that 'dtkb check' holds code against.",
      discussion: [
        "One rule is told with all that is known of it: how much it matters, what can be done, and its "
          + "entry with right and wrong code."
      ],
      positionals: [id], options: [severity, .topic, .language, .knowledgeBase, .readingFormat],
      examples: [
        Command.Example("dtkb rules fixed-font-size", "one rule"),
        Command.Example(
          "dtkb rules --topic icon --severity warning", "what may go wrong with icons"),
      ])
  ) { (arguments, context) throws(CommandError) in
    let language = try context.readerLanguage(arguments).choice
    let rule = try arguments[id].map { (id) throws(CommandError) in try Rule.named(id) }
    let base = try context.openKnowledgeBase(arguments)
    if let rule {
      let entry = try knowledge { () throws(StorageError) in try base.entry(rule.id, in: language) }
      let explained = ExplainedRule(rule: rule, shown: entry)
      switch arguments.readingFormat {
      case .json:
        return Outcome(output: JSONValue.document(["rules": .array([explained.json])]).encoded)
      case .text, .markdown:
        let words = try context.words(of: base, in: language.language)
        return Outcome(
          output: explained.text(on: context.page, words),
          notices: [words.sentence(.rulesSummary, ["count": "1"])])
      }
    }
    let entries = try knowledge { () throws(StorageError) in
      try base.list(kind: .commonError, topic: arguments.topic, in: language)
    }
    let listed = Rule.all.map { rule in
      ListedRule(rule: rule, entry: entries.first { $0.id == rule.id })
    }
    .filter { listed in
      (arguments.topic == nil || listed.entry != nil)
        && arguments[severity].map { $0 == listed.rule.severity.rawValue } ?? true
    }
    let exitCode: ExitCode = listed.isEmpty ? .findings : .fine
    switch arguments.readingFormat {
    case .json:
      return Outcome(
        output: JSONValue.document(["rules": .array(listed.map(\.json))]).encoded,
        exitCode: exitCode)
    case .markdown:
      let words = try context.words(of: base, in: language.language)
      return Outcome(output: listed.markdown(words), exitCode: exitCode)
    case .text:
      let words = try context.words(of: base, in: language.language)
      return Outcome(
        output: listed.text(on: context.page, words),
        notices: [words.sentence(.rulesSummary, ["count": String(listed.count)])],
        exitCode: exitCode)
    }
  }
}

extension Rule {
  /// The rule of an id.
  static func named(_ id: String) throws(CommandError) -> Rule {
    if let rule = all.first(where: { $0.id == id }) { return rule }
    throw .unknownRule(id, nearest: nearest(to: id, among: all.map(\.id)))
  }
}
