import Foundation
import Testing

/// The program as it was built beside the tests, run as a user runs it.
enum BuiltProgram {
  /// Where it stands; `nil` where it was not built.
  static let url: URL? = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    for _ in 0..<6 {
      folder.deleteLastPathComponent()
      let program = folder.appendingPathComponent("dtkb")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    }
    return nil
  }()

  /// What a run left behind.
  struct Result: Equatable {
    let output: String
    let errors: String
    /// The exit status; the number of the signal where one ended it.
    let exitCode: Int32
    var isKilled = false
  }

  /// Runs the program, or another one, to its end.
  static func run(
    _ arguments: [String], program: URL? = nil, input: String = "",
    environment: [String: String?] = [:], folder: String? = nil
  ) throws -> Result {
    let process = try prepared(arguments, program: program, environment, folder)
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = stdout
    process.standardError = stderr
    try process.run()
    stdin.fileHandleForWriting.write(Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = stdout.fileHandleForReading.readDataToEndOfFile()
    let errors = stderr.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self), exitCode: process.terminationStatus,
      isKilled: process.terminationReason == .uncaughtSignal)
  }

  /// Runs a script in which `"$dtkb"` is the program.
  static func shell(
    _ script: String, environment: [String: String?] = [:], folder: String? = nil
  ) throws -> Result {
    let program = try #require(url)
    return try run(
      ["-c", script], program: URL(fileURLWithPath: "/bin/sh"),
      environment: environment.merging(["dtkb": program.path]) { $1 }, folder: folder)
  }

  /// A run that has not begun; the environment holds what is given and nothing else but a language
  /// and a home, which `nil` takes away.
  static func prepared(
    _ arguments: [String], program: URL? = nil, _ environment: [String: String?] = [:],
    _ folder: String? = nil
  ) throws -> Process {
    let process = Process()
    let executable: URL = try #require(program ?? url)
    process.executableURL = executable
    process.arguments = arguments
    var all: [String: String?] = ["LANG": "it_IT.UTF-8", "HOME": "/nowhere"]
    let own = ProcessInfo.processInfo.environment
    // A sanitizer that the tests are built with speaks in the program as it is told to.
    for name in ["PATH", "ASAN_OPTIONS", "TSAN_OPTIONS"] { all[name] = own[name] }
    process.environment = all.merging(environment) { $1 }.compactMapValues { $0 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    return process
  }
}
