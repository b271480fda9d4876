import DTKBTestSupport
import Foundation
import Testing

/// The built program, run as a user runs it.
@Suite("The built program")
struct BinaryTests {
  private func run(
    _ arguments: String..., program: URL? = nil, input: String = "",
    environment: [String: String] = [:], folder: String? = nil
  ) throws -> BuiltProgram.Result {
    try BuiltProgram.run(
      arguments, program: program, input: input, environment: environment, folder: folder)
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
    let program = try #require(BuiltProgram.url)
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
}
