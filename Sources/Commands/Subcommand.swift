import DTKBArgumentGrammar

/// A command of `dtkb`: what may be typed, and what is done then.
struct Subcommand: Sendable {
  /// What a command does with what it was given.
  typealias Run =
    @Sendable (ParsedArguments, CommandContext) throws(CommandError) -> Outcome

  /// What may be typed.
  let declaration: Command
  /// What is done then.
  let run: Run

  init(_ declaration: Command, run: @escaping Run) {
    self.declaration = declaration
    self.run = run
  }
}
