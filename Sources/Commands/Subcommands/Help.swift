import DTKBArgumentGrammar

extension Subcommand {
  private static let command = Positional(
    name: "COMMAND", abstract: "the name of a command", arity: .optional)

  /// Shows the help of the program or of a command.
  static let help = Subcommand(
    Command(
      name: "help", abstract: "Shows the help of the program or of a command.",
      positionals: [command],
      examples: [Command.Example("dtkb help check", "the same as dtkb check --help")])
  ) { (arguments, context) throws(CommandError) in
    do throws(ArgumentError) {
      let asked = try arguments[command].map { (name) throws(ArgumentError) in
        try Program.grammar.command(named: name)
      }
      return Outcome(output: Program.grammar.help(for: asked, width: context.width ?? 80))
    } catch {
      throw .arguments(error)
    }
  }
}
