/// What a program wrote that was run to its end.
///
/// ```swift
/// let head = try ProgramOutput(of: "git", ["rev-parse", "HEAD"])
/// ```
public struct ProgramOutput: Sendable {
  /// The program's exit status; -1 where a signal ended it.
  public let status: Int32
  /// What it wrote to its standard output.
  public let output: [UInt8]
  /// What it wrote to its standard error.
  public let errors: [UInt8]

  /// Runs a program that has nothing to read.
  ///
  /// - Parameters:
  ///   - program: A path, or a name that is looked for in `PATH`.
  ///   - arguments: The words behind the program's name.
  ///   - variables: What its environment has that is not as in this process; `nil` where a variable is missing.
  /// - Throws: A ``SystemError`` where it cannot be started, or writes more than ``File/largestSize``.
  public init(
    of program: String, _ arguments: [String], changing variables: [String: String?] = [:]
  ) throws(SystemError) {
    let changes = variables.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    (status, output, errors) = try SystemCalls.output(of: program, arguments, changing: changes)
  }
}
