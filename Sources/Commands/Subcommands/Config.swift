import DTKBArgumentGrammar
import DTKBKnowledge

extension Subcommand {
  private static let setting = Positional(
    name: "SETTING", abstract: "what is set; without it, what applies is shown", arity: .optional,
    values: .oneOf(["language"]))
  private static let value = Positional(
    name: "VALUE", abstract: "a language, such as it or italiano; 'none' forgets it",
    arity: .optional)

  /// Shows and changes the user's settings.
  static let config = Subcommand(
    Command(
      name: "config", abstract: "Shows what applies and from where, or changes a setting.",
      discussion: [
        "The language is that of --lang, else of the variable DTKB_LANG, else of these settings, "
          + "else of the locale (LC_ALL, LC_MESSAGES, LANG), else English."
      ],
      positionals: [setting, value],
      examples: [
        Command.Example("dtkb config", "what applies, and from where"),
        Command.Example("dtkb config language it", "read in Italian from now on"),
      ])
  ) { (arguments, context) throws(CommandError) in
    guard arguments[setting] != nil else {
      return Outcome(
        output: Settings(try context.readerLanguage(arguments), context).text(
          on: context.page))
    }
    guard let value = arguments[value] else {
      let language = try context.readerLanguage(arguments).language
      return Outcome(output: language.rawValue + "\n")
    }
    guard let path = context.configurationPath else { throw .noConfigurationFolder }
    var language: Language?
    if value.lowercased() != "none" {
      language = Language(named: value)
      guard language != nil else {
        throw .unknownLanguage(
          value, origin: "'config language'", nearest: Language.name(nearestTo: value))
      }
    }
    var configuration = try Configuration(at: context.resolved(path))
    configuration.language = language?.rawValue
    try configuration.write(to: context.resolved(path))
    return Outcome(notices: [Settings.confirmation(of: language, at: path)])
  }
}
