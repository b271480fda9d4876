import Foundation
import Testing

/// The built program, run as a user runs it.
@Suite("The built program")
struct BinaryTests {
  /// The program, which is built beside the tests.
  private static let program: URL? = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    for _ in 0..<6 {
      folder.deleteLastPathComponent()
      let program = folder.appendingPathComponent("dtkb")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    }
    return nil
  }()

  private struct Result {
    let output: String
    let errors: String
    let exitCode: Int32
  }

  private func run(
    _ arguments: String..., program: URL? = nil, input: String = "",
    environment: [String: String] = [:], folder: String? = nil
  ) throws -> Result {
    let process = Process()
    let executable: URL = try #require(program ?? Self.program)
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ["LANG": "it_IT.UTF-8", "HOME": "/nowhere"].merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
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
      errors: String(decoding: errors, as: UTF8.self), exitCode: process.terminationStatus)
  }

  @Test("results go to the standard output, the summary to the standard error")
  func streams() throws {
    let found = try run("relativeTo")
    #expect(found.exitCode == 0)
    #expect(found.output.contains("→ dtkb show relative-to\n"))
    #expect(found.errors.hasPrefix("risultati per «relativeTo»: "))
    #expect(!found.output.contains("\u{1B}"))
  }

  @Test("an error is one line on the standard error, and the exit code says what kind")
  func errors() throws {
    let unknown = try run("serch", "x")
    #expect(unknown.exitCode == 64 && unknown.output.isEmpty)
    #expect(unknown.errors.split(separator: "\n").count == 1)
    let missing = try run("list", environment: ["DTKB_KB": "/nowhere/dtkb.sqlite"])
    #expect(missing.exitCode == 66 && missing.output.isEmpty)
  }

  @Test("code comes in by the standard input, and files by paths from the current folder")
  func check() throws {
    let clean = try run("check", "-", input: "let a = 1\n")
    #expect(clean.exitCode == 0 && clean.output.isEmpty)
    #expect(clean.errors == "nessuna segnalazione · file letti: 1\n")
    let found = try run("check", "-", input: "Text(\"a\").font(.system(size: 17))")
    #expect(found.exitCode == 1)
    #expect(found.output.contains("17") && found.output.contains("53"))
    let folder = try TemporaryFolder()
    try folder.write("let a = 1\n", to: "Sources/a.swift")
    #expect(try run("check", folder: folder.path).errors == clean.errors)
    #expect(try run("check", "Sources/a.swift", folder: folder.path).errors == clean.errors)
  }

  @Test("the program works in any other folder, by a link too, with its database beside it")
  func moved() throws {
    let program = try #require(Self.program)
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder.path + "/b in", withIntermediateDirectories: true)
    try manager.copyItem(atPath: program.path, toPath: folder.path + "/b in/dtkb")
    let link = folder.path + "/dtkb"
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "b in/dtkb")
    let lost = try run("list", program: URL(fileURLWithPath: link))
    #expect(lost.exitCode == 66)
    #expect(lost.errors.contains("b in/dtkb.sqlite"))
    try SampleBase.write(to: folder.path + "/b in/dtkb.sqlite")
    let found = try run("list", program: URL(fileURLWithPath: link))
    #expect(found.exitCode == 0)
    #expect(found.output.contains("padding-twenty"))
  }

  @Test("a full disk is an error of reading and writing")
  func fullDisk() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let program = try #require(Self.program)
    let shell = URL(fileURLWithPath: "/bin/sh")
    let result = try run("-c", "'\(program.path)' sizes > /dev/full", program: shell)
    #expect(result.exitCode == 74)
    #expect(result.errors.contains("dtkb: error: cannot write '-'"))
  }

  @Test("a reader that goes away early does no harm")
  func closedPipe() throws {
    let program = try #require(Self.program)
    let result = try run(
      "-c", "'\(program.path)' list --format json | head -c 1",
      program: URL(fileURLWithPath: "/bin/sh"))
    #expect(result.output == "{")
    #expect(result.errors.isEmpty)
  }
}
