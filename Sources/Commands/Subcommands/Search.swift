import DTKBArgumentGrammar
import DTKBKnowledgeStorage
import DTKBQueryService

extension Subcommand {
  private static let query = Positional(
    name: "QUERY", abstract: "the words to look for; nothing in them is syntax", arity: .some)
  private static let limit = Option(
    "limit", value: "N", abstract: "at most so many results", default: "10")

  /// Finds entries.
  static let search = Subcommand(
    Command(
      name: "search", abstract: "Finds entries by their words.",
      discussion: [
        "Accents, upper and lower case and parts of names in code do not matter; a misspelt word "
          + "finds its nearest. The exit code is 1 where nothing is found."
      ],
      positionals: [query], options: [.language, .kind, .topic, limit, .knowledgeBase, .format],
      examples: [
        Command.Example("dtkb search relativeTo", "entries on a name in code"),
        Command.Example("dtkb search --lang it icona troppo piccola", "a symptom, in Italian"),
      ])
  ) { (arguments, context) throws(CommandError) in
    var request = SearchRequest(
      arguments.all(query).joined(separator: " "),
      in: try context.readerLanguage(arguments).choice, kind: arguments.kind,
      topic: arguments.topic)
    request.limit = try arguments.wholeNumber(limit, in: 1...1000)
    let base = try context.openKnowledgeBase(arguments)
    let answer = try knowledge { () throws(StorageError) in try base.search(request) }
    let exitCode: ExitCode = answer.results.isEmpty ? .findings : .fine
    switch arguments.format {
    case .json: return Outcome(output: answer.json.encoded, exitCode: exitCode)
    case .text:
      let words = try context.words(of: base, in: request.language.language)
      return Outcome(
        output: answer.text(on: context.page, words),
        notices: answer.summary(words), exitCode: exitCode)
    }
  }
}
