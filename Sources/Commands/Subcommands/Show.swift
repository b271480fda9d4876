import DTKBArgumentGrammar
import DTKBKnowledgeStorage
import DTKBQueryService

extension Subcommand {
  private static let ids = Positional(
    name: "ID", abstract: "the ids of entries, as 'dtkb list' and 'dtkb search' give them",
    arity: .some)

  /// Shows entries, whole.
  static let show = Subcommand(
    Command(
      name: "show", abstract: "Shows entries, whole.", positionals: [ids],
      options: [.language, .knowledgeBase, .format],
      examples: [
        Command.Example("dtkb show relative-to", "one entry"),
        Command.Example("dtkb show icon badge --lang vi", "two, in Vietnamese or not at all"),
      ])
  ) { (arguments, context) throws(CommandError) in
    let language = try context.readerLanguage(arguments).choice
    let base = try context.openKnowledgeBase(arguments)
    var shown: [ShownEntry] = []
    var outcome = Outcome()
    for id in arguments.all(ids) {
      do throws(CommandError) {
        shown.append(try base.shownEntry(id, in: language))
      } catch {
        outcome.notices.append(error.line)
        outcome.exitCode = error.exitCode
      }
    }
    switch arguments.format {
    case .json:
      outcome.output = JSONValue.document(["entries": .array(shown.map(\.json))]).encoded
    case .text:
      let words = try context.words(of: base, in: language.language)
      outcome.output = shown.text(on: context.page, words)
    }
    return outcome
  }
}

extension QueryService {
  /// The entry of an id, or why there is none.
  fileprivate func shownEntry(
    _ id: String, in language: LanguageChoice
  ) throws(CommandError) -> ShownEntry {
    let found = try knowledge { () throws(StorageError) in try entry(id, in: language) }
    if let found { return found }
    let wanted = language.language
    let other = try knowledge { () throws(StorageError) in
      try entry(id, in: .preferably(wanted))
    }
    if other != nil { throw .notWritten(id, in: wanted) }
    let near = try knowledge { () throws(StorageError) in try idsNear(id) }
    throw .unknownEntry(id, nearest: near)
  }
}
