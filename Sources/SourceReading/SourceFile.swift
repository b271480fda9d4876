/// A source text to be read: its name for people and its bytes.
public struct SourceFile: Sendable {
  /// The name that findings carry, such as a path relative to the current folder, or `-`.
  public let name: String
  /// The text in UTF-8; invalid bytes are read over.
  public let bytes: [UInt8]

  /// Makes a source from its name and bytes.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
