import DTKBKnowledgeFiles
import DTKBKnowledgeStorage
import DTKBOperatingSystem
import DTKBTestSupport
import Foundation
import Testing

@testable import DTKBCommands

/// A folder with a knowledge base and a command line in it; what is run here runs in this process.
final class World: @unchecked Sendable {
  let folder: TemporaryFolder
  var environment: [String: String] = [:]
  var input: [UInt8] = []
  var isInputTyped = false
  var width: Int? = 80
  var isColoured = false
  var threads = 2
  /// What was said before the command had ended.
  private(set) var announced = ""

  init(withBase: Bool = true) throws {
    folder = try TemporaryFolder()
    environment["HOME"] = folder.path + "/home"
    environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
    guard withBase else { return }
    try SampleBase.write(to: folder.path + "/dtkb.sqlite")
    environment["DTKB_KB"] = folder.path + "/dtkb.sqlite"
  }

  var context: CommandContext {
    CommandContext(
      environment: { self.environment[$0] },
      folder: folder.path,
      executable: { self.folder.path + "/bin/dtkb" },
      readInput: { () throws(SystemError) in self.input },
      isInputTyped: isInputTyped,
      width: width,
      isColoured: isColoured,
      threads: { self.threads },
      announce: { self.announced += $0 })
  }

  func run(_ arguments: String...) -> Outcome {
    Program.outcome(of: arguments, in: context)
  }

  func run(_ arguments: [String]) -> Outcome {
    Program.outcome(of: arguments, in: context)
  }

  /// The JSON that a command writes, read by another reader than ours.
  func json(_ arguments: String...) throws -> [String: Any] {
    try json(arguments)
  }

  func json(_ arguments: [String]) throws -> [String: Any] {
    let output = run(arguments + ["--format", "json"]).output
    let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
    return try #require(value as? [String: Any])
  }

  /// Compiles a folder without asking whether it is proved.
  func importLeniently(_ name: String, to path: String) throws {
    let place = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let content = KnowledgeFolder(path: folder.path + "/" + name, requiring: []).read().content
    try KnowledgeCompiler.compile(content, to: path)
  }
}
