import DTKBArgumentGrammar
import DTKBQueryService
import DynamicTypeScaling

extension Subcommand {
  private static let style = Positional(
    name: "STYLE", abstract: "a text style, such as body or title; all without it",
    arity: .optional, values: .such(TextStyle.allCases.map(\.rawValue)))

  /// Shows the table of text styles.
  static let sizes = Subcommand(
    Command(
      name: "sizes", abstract: "Shows how large each text style is at each text size.",
      positionals: [style], options: [.platform, .language, .format],
      examples: [Command.Example("dtkb sizes body", "one style")])
  ) { (arguments, context) throws(CommandError) in
    let table = try arguments.table()
    let style = try arguments[style].map { (word) throws(CommandError) in
      try TextStyle(typed: word)
    }
    let styles = style.map { [$0] } ?? table.styles
    switch arguments.format {
    case .json: return Outcome(output: table.json(of: styles).encoded)
    case .text:
      let language = try context.readerLanguage(arguments).language
      return Outcome(
        output: table.text(of: styles, on: context.page, in: language),
        notices: [table.summary(of: styles)])
    }
  }
}
