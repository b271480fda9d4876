/// What is wrong with a command line, as facts; the words are the program's.
public enum ArgumentError: Error, Sendable, Equatable {
  /// Only options were given.
  case missingCommand
  /// No command has this name.
  case unknownCommand(String, nearest: [String])
  /// The command has no such option.
  case unknownOption(String, command: String?, nearest: String?)
  /// An option stands without its value.
  case missingValue(option: String, valueName: String)
  /// A flag was given a value, as in `--all=yes`.
  case unexpectedValue(String, flag: String)
  /// The value is none of those that can be given.
  case notAChoice(String, for: String, choices: [String], nearest: String?)
  /// The command takes fewer words.
  case unexpectedArgument(String, command: String)
  /// The command wants a word that is not there.
  case missingArgument(String, command: String)
}
