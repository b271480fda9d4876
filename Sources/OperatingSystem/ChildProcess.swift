/// A program that was run to its end, and what it used.
public struct ChildProcess: Sendable {
  /// The program's exit status; -1 where a signal ended it.
  public let status: Int32
  /// From start to end, in seconds.
  public let seconds: Double
  /// What the processors worked for it, in seconds: of two threads at once both count.
  public let processorSeconds: Double
  /// The most memory it held at one time, in kibibytes.
  public let peakKibibytes: Int

  /// Runs a program with its output thrown away.
  ///
  /// - Parameters:
  ///   - program: A path, or a name that is looked for in `PATH`.
  ///   - arguments: The words behind the program's name.
  ///   - input: The file that it reads as its standard input.
  public static func run(
    _ program: String, _ arguments: [String], input: String = "/dev/null"
  ) throws(SystemError) -> ChildProcess {
    let start = Process.nanoseconds
    let (status, worked, peak) = try SystemCalls.run(program, arguments, input: input)
    let seconds = Double(Process.nanoseconds - start) / 1e9
    return ChildProcess(
      status: status, seconds: seconds, processorSeconds: worked, peakKibibytes: peak)
  }
}
