import DTKBArgumentGrammar

extension Subcommand {
  private static let shell = Positional(
    name: "SHELL", abstract: "the shell that is to complete command lines", arity: .one,
    values: .oneOf(Shell.allCases.map(\.rawValue)))

  /// Writes the completions of a shell.
  static let completions = Subcommand(
    Command(
      name: "completions", abstract: "Writes the script by which a shell completes command lines.",
      discussion: ["The script says at its start where it is to be kept."],
      positionals: [shell],
      examples: [
        Command.Example("dtkb completions bash > dtkb.bash", "to be sourced in ~/.bashrc"),
        Command.Example("dtkb completions zsh > ~/.zsh/_dtkb", "a folder of $fpath"),
      ])
  ) { (arguments, _) in
    let shell = arguments[shell].flatMap(Shell.init) ?? .bash
    return Outcome(output: Program.grammar.completions(for: shell))
  }
}
