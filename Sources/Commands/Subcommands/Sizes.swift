import DTKBArgumentGrammar
import DTKBQueryService
import DynamicTypeScaling

extension Subcommand {
  fileprivate static let style = Positional(
    name: "STYLE", abstract: "a text style, such as body or title; all without it",
    arity: .optional, values: .such(TextStyle.allCases.map(\.rawValue)))
  fileprivate static let size = Positional(
    name: "SIZE", abstract: "a text size; all without it", arity: .optional,
    values: .such(["AX5", "xxxLarge", "default", "max"]))

  /// Shows the table of text styles.
  static let sizes = Subcommand(
    Command(
      name: "sizes", abstract: "Shows how large each text style is at each text size.",
      positionals: [style, size], options: [.platform, .language, .format],
      examples: [
        Command.Example("dtkb sizes body", "one style"),
        Command.Example("dtkb sizes body AX5", "one style at one size"),
        Command.Example("dtkb sizes AX5", "all styles at one size"),
      ])
  ) { (arguments, context) throws(CommandError) in
    let part = try TablePart(
      of: arguments.table(), arguments.style(), at: arguments.size())
    switch arguments.format {
    case .json: return Outcome(output: part.json.encoded)
    case .text:
      let language = try context.readerLanguage(arguments).language
      return Outcome(
        output: part.text(on: context.page, in: language), notices: part.notices(in: language))
    }
  }
}

extension ParsedArguments {
  /// The words for a style and a size; a size may stand first, or alone.
  private var words: (style: String?, size: String?) {
    let (first, second) = (self[Subcommand.style], self[Subcommand.size])
    return first.map(isMeantAsSize) == true ? (second, first) : (first, second)
  }

  /// Whether a word is a size and no style, or at least nearer to one.
  private func isMeantAsSize(_ word: String) -> Bool {
    do throws(UnknownName) {
      _ = try TextStyle(parsing: word)
      return false
    } catch {
      guard error.suggestion == nil else { return (try? DynamicTypeSize(parsing: word)) != nil }
    }
    do throws(UnknownName) {
      _ = try DynamicTypeSize(parsing: word)
      return true
    } catch {
      return error.suggestion != nil
    }
  }

  fileprivate func style() throws(CommandError) -> TextStyle? {
    try words.style.map { (word) throws(CommandError) in try TextStyle(typed: word) }
  }

  fileprivate func size() throws(CommandError) -> DynamicTypeSize? {
    try words.size.map { (word) throws(CommandError) in try DynamicTypeSize(typed: word) }
  }
}
