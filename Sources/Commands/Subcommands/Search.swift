import DTKBArgumentGrammar
import DTKBKnowledgeStorage
import DTKBQueryService
import DTKBSourceReading
import DTKBTextAnalysis

extension Subcommand {
  private static let query = Positional(
    name: "QUERY", abstract: "the words to look for; nothing in them is syntax", arity: .any)
  private static let limit = Option(
    "limit", value: "N", abstract: "at most so many results", default: "10")

  private static let explain = Option(
    flag: "explain", abstract: "say why each result stands where it does")

  private static let like = Option(
    "like", value: "FILE",
    abstract: "find what treats this code, faulty or not; - reads the standard input",
    values: .path)

  /// Finds entries.
  static let search = Subcommand(
    Command(
      name: "search", abstract: "Finds entries by their words.",
      discussion: [
        "Accents, upper and lower case and parts of names in code do not matter; a misspelt word "
          + "finds its nearest. The exit code is 1 where nothing is found."
      ],
      positionals: [query],
      options: [like, explain, .language, .kind, .topic, limit, .knowledgeBase, .format],
      examples: [
        Command.Example("dtkb search relativeTo", "entries on a name in code"),
        Command.Example("dtkb search --lang it icona troppo piccola", "a symptom, in Italian"),
        Command.Example("pbpaste | dtkb search --like -", "entries on what you have just copied"),
      ])
  ) { (arguments, context) throws(CommandError) in
    var request = SearchRequest(
      spaced(arguments.all(query)),
      in: try context.readerLanguage(arguments).choice, kind: arguments.kind,
      topic: arguments.topic)
    request.limit = try arguments.wholeNumber(limit, in: 1...1000)
    if let file = arguments[like] {
      if !arguments.all(query).isEmpty { throw .incompatible(like.spelling, query.name) }
      if arguments.has(explain) { throw .incompatible(like.spelling, explain.spelling) }
      return try search(like: file, request, arguments, in: context)
    }
    if arguments.all(query).isEmpty {
      throw .arguments(.missingArgument(query.name, command: "search"))
    }
    request.explains = arguments.has(explain)
    let base = try context.openKnowledgeBase(arguments)
    let answer = try knowledge { () throws(StorageError) in try base.search(request) }
    let exitCode: ExitCode = answer.results.isEmpty ? .findings : .fine
    switch arguments.format {
    case .json: return Outcome(output: answer.json.encoded, exitCode: exitCode)
    case .text:
      let language = request.language.language
      let words = try knowledge { () throws(StorageError) in
        // Many words explain; few say what was found.
        answer.trial == nil
          ? try base.interfaceWords(SearchAnswer.wordsOfResults, in: language)
          : try base.interfaceWords(in: language)
      }
      return Outcome(
        output: answer.text(on: context.page, words),
        notices: answer.summary(words), exitCode: exitCode)
    }
  }
  private static func search(
    like file: String, _ request: SearchRequest, _ arguments: ParsedArguments,
    in context: CommandContext
  ) throws(CommandError) -> Outcome {
    let base = try context.openKnowledgeBase(arguments)
    let words = try context.words(of: base, in: request.language.language)
    let source = SourceFile(name: file, bytes: try context.code(at: file, asking: words))
    let answer = try knowledge { () throws(StorageError) in
      try base.search(like: source, request)
    }
    let exitCode: ExitCode = answer.results.isEmpty ? .findings : .fine
    switch arguments.format {
    case .json: return Outcome(output: answer.json.encoded, exitCode: exitCode)
    case .text:
      return Outcome(
        output: answer.text(on: context.page, words), notices: answer.summary(words),
        exitCode: exitCode)
    }
  }
}
