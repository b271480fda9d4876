import DTKBArgumentGrammar
import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBQueryService

extension Subcommand {
  private static let ids = Positional(
    name: "ID", abstract: "the ids of entries, as 'dtkb list' and 'dtkb search' give them",
    arity: .some)

  private static let code = Option(
    flag: "code", abstract: "print the right sample alone, to be copied")

  private static let source = Option(
    flag: "source", abstract: "print the paths of the entry's files in the repository")

  /// Shows entries, whole.
  static let show = Subcommand(
    Command(
      name: "show", abstract: "Shows entries, whole.",
      discussion: [
        "Two languages, as in --lang it,es, stand side by side where the window has 120 columns; "
          + "wrong and right samples do where it has 140."
      ],
      positionals: [ids], options: [code, source, .language, .knowledgeBase, .readingFormat],
      examples: [
        Command.Example("dtkb show relative-to", "one entry"),
        Command.Example("dtkb show icon badge --lang vi", "two, in Vietnamese or not at all"),
        Command.Example("dtkb show icon --lang it,es", "one in two languages, for a mixed team"),
        Command.Example("dtkb show icon --format markdown", "to be pasted into a review"),
        Command.Example("dtkb show any-layout-switch --code", "code to start from"),
      ])
  ) { (arguments, context) throws(CommandError) in
    let format = arguments.readingFormat
    if arguments.has(code), arguments.has(source) {
      throw .incompatible(code.spelling, source.spelling)
    }
    if arguments.has(code), format != .text {
      throw .incompatible("--format \(format.rawValue)", code.spelling)
    }
    let languages = try context.readerLanguages(arguments)
    let base = try context.openKnowledgeBase(arguments)
    var shown: [[ShownEntry]] = []
    var outcome = Outcome()
    for id in arguments.all(ids) {
      var translations: [ShownEntry] = []
      for language in languages {
        do throws(CommandError) {
          translations.append(try base.shownEntry(id, in: language))
        } catch {
          if !outcome.notices.contains(error.line) { outcome.notices.append(error.line) }
          outcome.exitCode = error.exitCode
        }
      }
      if !translations.isEmpty { shown.append(translations) }
    }
    if arguments.has(code) {
      return shown.compactMap(\.first).codeToCopy.after(outcome)
    }
    if arguments.has(source) {
      let isNamed = arguments[.language] != nil
      let wanted = isNamed ? languages.map(\.language) : Language.allCases
      return shown.compactMap(\.first).sources(in: wanted, format).after(outcome)
    }
    switch format {
    case .json:
      let entries = shown.flatMap { $0 }
      outcome.output = JSONValue.document(["entries": .array(entries.map(\.json))]).encoded
    case .markdown, .text:
      var words: [InterfaceWords] = []
      for language in languages {
        words.append(try context.words(of: base, in: language.language))
      }
      outcome.output =
        format == .text
        ? shown.text(on: context.page, words) : shown.flatMap { $0 }.markdown(words)
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
