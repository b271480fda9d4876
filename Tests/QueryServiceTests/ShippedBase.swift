import DTKBKnowledgeFiles
import DTKBKnowledgeStorage
import DTKBQueryService
import DTKBTestSupport
import Foundation

/// The base that the project ships, compiled once for all tests from `Data/`.
enum ShippedBase {
  private static let compiled: Result<String, any Error> = Result {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("dtkb-\(UUID().uuidString).sqlite").path
    try KnowledgeCompiler.compile(
      KnowledgeFolder(path: ProjectFolder.path("Data")).read().content, to: path)
    return path
  }

  /// The path of the compiled base.
  static func path() throws -> String { try compiled.get() }

  /// A service of its own for each test.
  static func service() throws -> QueryService { try QueryService(path: path()) }
}
