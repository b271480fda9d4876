import DTKBOperatingSystem

/// The world around a command line, as far as a command may see it.
struct CommandContext: Sendable {
  /// The value of an environment variable; `nil` where it is not set.
  var environment: @Sendable (String) -> String?
  /// The folder that relative paths start from; `nil` for that of the process.
  var folder: String?
  /// Where the program stands, links resolved.
  var executable: @Sendable () -> String?
  /// Everything on the standard input.
  var readInput: @Sendable () throws(SystemError) -> [UInt8]
  /// Whether a person types the standard input.
  var isInputTyped: Bool
  /// The columns of the standard output; `nil` where nobody looks at it.
  var width: Int?
  /// Whether the standard output takes colours.
  var isColoured: Bool
  /// Whether somebody looks at the standard error while a command works.
  var isProgressShown = false
  /// Whether the process ends with the command: what is open then needs no closing.
  var isProcessOver = false
  /// The most threads that work at once; asked when they are needed, which is not for a search.
  var threads: @Sendable () -> Int
  /// Says something on the standard error at once, before the command has ended.
  var announce: @Sendable (String) -> Void

  /// A path as the system finds it.
  func resolved(_ path: String) -> String {
    guard let folder, !path.hasPrefix("/") else { return path }
    return folder + "/" + path
  }

  /// An environment variable that holds something.
  func setting(_ name: String) -> String? {
    environment(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension CommandContext {
  /// The world of this process.
  static var process: CommandContext {
    let output = StandardStream.output
    let isTerminal = output.isTerminal
    return CommandContext(
      environment: { Process.environment($0) },
      folder: nil,
      executable: { Process.executable },
      readInput: { () throws(SystemError) in try StandardStream.input.readAll() },
      isInputTyped: StandardStream.input.isTerminal,
      width: output.width
        ?? Process.environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil },
      isColoured: isTerminal && (Process.environment("NO_COLOR") ?? "").isEmpty
        && Process.environment("TERM") != "dumb",
      isProgressShown: StandardStream.error.isTerminal && Process.environment("TERM") != "dumb",
      isProcessOver: true, threads: { Threads.atOnce },
      announce: { try? StandardStream.error.write($0) })
  }
}
