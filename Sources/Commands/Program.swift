/// The program: what `dtkb` does with the words of a command line.
public enum Program {
  /// Runs a command line, without the program's own name, and says how it ended.
  public static func run(_ arguments: [String]) -> ExitCode {
    .fine
  }
}
