import DTKBArgumentGrammar
import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBQueryService
import DTKBSnippetRules

extension Subcommand {
  private static let id = Positional(
    name: "ID", abstract: "the id of a rule; all are listed without it", arity: .optional)

  /// Lists the rules of the checker.
  static let rules = Subcommand(
    Command(
      name: "rules", abstract: "Lists the rules that 'dtkb check' holds code against.",
      positionals: [id], options: [.language, .knowledgeBase, .format],
      examples: [Command.Example("dtkb rules fixed-font-size", "one rule")])
  ) { (arguments, context) throws(CommandError) in
    let language = try context.readerLanguage(arguments).choice
    let rules = try arguments[id].map { (id) throws(CommandError) in [try Rule.named(id)] }
    let base = try context.openKnowledgeBase(arguments)
    let entries = try knowledge { () throws(StorageError) in
      try base.list(kind: .commonError, in: language)
    }
    let listed = (rules ?? Rule.all).map { rule in
      ListedRule(rule: rule, entry: entries.first { $0.id == rule.id })
    }
    switch arguments.format {
    case .json:
      return Outcome(output: JSONValue.document(["rules": .array(listed.map(\.json))]).encoded)
    case .text:
      let words = try context.words(of: base, in: language.language)
      return Outcome(
        output: listed.text(on: context.page, words),
        notices: [words.sentence(.rulesSummary, ["count": String(listed.count)])])
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
