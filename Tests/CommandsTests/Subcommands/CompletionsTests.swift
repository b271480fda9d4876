import DTKBArgumentGrammar
import DTKBTestSupport
import Foundation
import Testing

@testable import DTKBCommands

@Suite("dtkb completions")
struct CompletionsTests {
  @Test("every command, option and value is completed", arguments: Shell.allCases)
  func complete(shell: Shell) throws {
    let script = try World(withBase: false).run("completions", shell.rawValue).output
    for command in Subcommand.all.map(\.declaration) {
      #expect(script.contains(command.name))
      for option in command.options {
        let spelling = shell == .fish ? "-l \(option.name)" : option.spelling
        #expect(script.contains(spelling), "\(command.name) \(spelling)")
        let words = option.values.examples.joined(separator: " ")
        #expect(words.isEmpty || script.contains(words), "\(option.spelling)")
      }
    }
    #expect(try World(withBase: false).run("completions", "tcsh").exitCode == .usage)
  }

  /// Runs bash with the completions read, if this machine has one.
  private func bash(_ words: [String]) throws -> [String]? {
    let path = "/bin/bash"
    guard FileManager.default.isExecutableFile(atPath: path) else { return nil }
    let world = try World(withBase: false)
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    try world.folder.write(
      world.run("completions", "bash").output
        + "COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _dtkb; echo \"${COMPREPLY[*]}\"\n",
      to: "try.bash")
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [world.folder.path + "/try.bash"]
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self).split { $0.isWhitespace }.map(String.init)
  }

  @Test(
    "bash offers what fits",
    arguments: [
      ("dtkb|comp", "completions"), ("dtkb|--v", "--version"), ("dtkb|check|--fail", "--fail-on"),
      ("dtkb|check|--format|git", "github gitlab"), ("dtkb|check|--format|=|s", "sarif"),
      ("dtkb|check|--fail-on|=", "error warning note never"), ("dtkb|check|Sources/a", ""),
      ("dtkb|list|--lang|it|--kind|g", "guideline"), ("dtkb|completions|", "bash zsh fish"),
    ])
  func offers(line: String, wanted: String) throws {
    let words = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard let offered = try bash(words) else { return }
    #expect(offered == wanted.split(separator: " ").map(String.init))
  }
}
