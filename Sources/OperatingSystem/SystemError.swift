/// Why the operating system would not do something with a file.
public struct SystemError: Error, Sendable, Equatable {
  /// The number that the system gave, such as `ENOENT`.
  public let code: Int32
  /// The path that was asked for.
  public let path: String

  /// Makes an error from the system's number.
  public init(code: Int32, path: String) {
    self.code = code
    self.path = path
  }
}
