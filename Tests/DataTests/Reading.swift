import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBOperatingSystem
import Foundation

@testable import DTKBCommands

/// The shipped base as the commands read it.
enum Reading {
  /// The shipped base, compiled once for all tests.
  static let base = Result {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("dtkb-reading-\(ProcessInfo.processInfo.processIdentifier).sqlite")
      .path
    try KnowledgeCompiler.compile(ShippedData.content, to: path)
    return path
  }

  static let ids = ShippedData.content.entries.map(\.id)

  /// Runs a command line in a window.
  static func run(_ words: [String], width: Int? = nil, isColoured: Bool = false) throws -> Outcome
  {
    let path = try base.get()
    let context = CommandContext(
      environment: { $0 == "DTKB_KB" ? path : nil }, folder: nil, executable: { nil },
      readInput: { () throws(SystemError) in [] }, isInputTyped: false, width: width,
      isColoured: isColoured, threads: { 1 }, announce: { _ in })
    return Program.outcome(of: words, in: context)
  }
}
