/// What a command line asks for.
public enum Invocation: Sendable {
  /// The help of a command, or of the program.
  case help(Command?)
  /// Which program this is.
  case version
  /// A command with what it was given.
  case command(Command, ParsedArguments)
}
