/// What a command has to say, and how it ended.
struct Outcome: Sendable, Equatable {
  /// What goes to the standard output: the results.
  var output = ""
  /// What goes to the standard error, one line each: everything else.
  var notices: [String] = []
  /// How the command ended.
  var exitCode = ExitCode.fine

  /// The outcome with what went wrong before it.
  func after(_ other: Outcome) -> Outcome {
    Outcome(
      output: output, notices: other.notices + notices,
      exitCode: exitCode == .fine ? other.exitCode : exitCode)
  }
}
