/// The running program and what it was given.
public enum Process {
  /// The value of an environment variable; `nil` where it is not set.
  public static func environment(_ name: String) -> String? {
    SystemCalls.environmentValue(name)
  }

  /// Where the program itself stands, links resolved.
  public static var executable: String? { SystemCalls.executable }

  /// Lets all signals through, also those that whoever started the program holds back, as a thread of
  /// a dispatch queue does: it could else be stopped by nothing but SIGKILL.
  public static func letSignalsThrough() { SystemCalls.letSignalsThrough() }

  /// Ends the program.
  public static func exit(_ status: Int32) -> Never { SystemCalls.leave(status) }

  /// A clock that only goes forward, in nanoseconds from an arbitrary start.
  public static var nanoseconds: UInt64 { SystemCalls.monotonicNanoseconds }
}
