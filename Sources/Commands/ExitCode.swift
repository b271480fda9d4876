/// What the program's exit status means; the numbers are those of `sysexits.h`.
public enum ExitCode: Int32, Sendable {
  /// All is well.
  case fine = 0
  /// Findings at or above the threshold, or nothing found.
  case findings = 1
  /// The command line was wrong.
  case usage = 64
  /// The data that was given was wrong.
  case badData = 65
  /// What was named does not exist.
  case noInput = 66
  /// The program is at fault.
  case internalFault = 70
  /// Reading or writing failed.
  case inputOutput = 74
}
