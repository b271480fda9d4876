public import Foundation

/// A folder that is gone when the test is.
public final class TemporaryFolder: Sendable {
  /// Where the folder lies.
  public let path: String

  /// A new folder with some files, by path.
  public init(_ files: [String: [UInt8]] = [:]) throws {
    path =
      FileManager.default.temporaryDirectory.appendingPathComponent("dtkb-\(UUID().uuidString)")
      .path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, bytes) in files { try write(bytes, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Where something of a name lies, or would lie.
  public func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Where something of a name lies, or would lie.
  public func url(_ name: String) -> URL { URL(fileURLWithPath: path(name)) }

  /// Writes a file, with the folders above it.
  public func write(_ bytes: [UInt8], to name: String) throws {
    try FileManager.default.createDirectory(
      at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url(name))
  }

  /// Writes a file, with the folders above it.
  public func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// The text of a file; `nil` where there is none.
  public func text(of name: String) -> String? {
    try? String(contentsOfFile: path(name), encoding: .utf8)
  }
}
