import DTKBArgumentGrammar
import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBQueryService
import DTKBSnippetRules
import DTKBSourceReading

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
        "One rule is told with all that is known of it: how much its findings matter and what can be done "
          + "about them, what one says, and its entry with right and wrong code."
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
      let explained = try rule.explained(in: language, from: base)
      let words = try context.words(of: base, in: language.language)
      switch arguments.readingFormat {
      case .json:
        return Outcome(
          output: JSONValue.document(["rules": .array([explained.json(words)])]).encoded)
      case .markdown: return Outcome(output: explained.markdown(words))
      case .text:
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
  /// The rule with its entry, and with what it says of the first wrong sample there.
  fileprivate func explained(
    in language: LanguageChoice, from base: QueryService
  ) throws(CommandError) -> ExplainedRule {
    try knowledge { () throws(StorageError) in
      let shown = try base.entry(id, in: language)
      let samples = shown?.samples.map(\.sample).filter { $0.role == .wrong } ?? []
      let finding = samples.lazy.compactMap { sample in
        Checker(rules: [self]).check(
          SourceFile(name: sample.fileName, bytes: Array(sample.code.utf8))
        ).findings.first
      }.first
      return ExplainedRule(
        rule: self, shown: shown,
        example: try base.explain(finding.map { [$0] } ?? [], in: language).first)
    }
  }
}
