import Foundation

/// A folder on disk for the time of a test.
final class TemporaryFolder {
  let path: String

  /// Writes files, by path, into a new folder.
  init(_ files: [String: [UInt8]] = [:]) throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("knowledge-" + UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, bytes) in files {
      let file = URL(fileURLWithPath: path + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
