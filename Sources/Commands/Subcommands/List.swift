import DTKBArgumentGrammar
import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBQueryService

extension Subcommand {
  /// Lists entries.
  static let list = Subcommand(
    Command(
      name: "list", abstract: "Lists the entries of the knowledge base.",
      options: [.kind, .topic, .language, .knowledgeBase, .readingFormat],
      examples: [
        Command.Example("dtkb list --kind common-error", "the faults that 'dtkb check' finds"),
        Command.Example("dtkb list --topic icon --format markdown", "a reading list"),
      ])
  ) { (arguments, context) throws(CommandError) in
    let language = try context.readerLanguage(arguments).choice
    let base = try context.openKnowledgeBase(arguments)
    let entries = try knowledge { () throws(StorageError) in
      try base.list(kind: arguments.kind, topic: arguments.topic, in: language)
    }
    let exitCode: ExitCode = entries.isEmpty ? .findings : .fine
    switch arguments.readingFormat {
    case .json:
      let list = JSONValue.document(["entries": .array(entries.map(\.json))])
      return Outcome(output: list.encoded, exitCode: exitCode)
    case .markdown:
      let words = try context.words(of: base, in: language.language)
      return Outcome(output: entries.markdown(words), exitCode: exitCode)
    case .text:
      let words = try context.words(of: base, in: language.language)
      return Outcome(
        output: entries.text(on: context.page, words),
        notices: [words.sentence(.entriesSummary, ["count": String(entries.count)])],
        exitCode: exitCode)
    }
  }
}
