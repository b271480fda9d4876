import DTKBArgumentGrammar

extension Subcommand {
  private static let command = Positional(
    name: "COMMAND", abstract: "the name of a command", arity: .optional)
  private static let manual = Option(
    flag: "man", abstract: "write the manual page instead, for 'man' to show")

  /// Shows the help of the program or of a command.
  static let help = Subcommand(
    Command(
      name: "help", abstract: "Shows the help of the program or of a command.",
      positionals: [command], options: [manual],
      examples: [
        Command.Example("dtkb help check", "the same as dtkb check --help"),
        Command.Example(
          "dtkb help --man > ~/.local/share/man/man1/dtkb.1", "keep the manual page"),
      ])
  ) { (arguments, context) throws(CommandError) in
    if arguments.has(manual) {
      return Outcome(output: Program.grammar.manual(version: Program.version))
    }
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
