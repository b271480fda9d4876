/// Why the operating system would not do something with a file.
public struct SystemError: Error, Sendable, Equatable {
  /// What the number means, as far as a program decides by it.
  public enum Kind: Sendable {
    case missing, notAFolder, isAFolder, notAFile, notPermitted, full, brokenPipe, other
  }

  /// The number that the system gave, such as `ENOENT`.
  public let code: Int32
  /// The path that was asked for.
  public let path: String

  /// Makes an error from the system's number.
  public init(code: Int32, path: String) {
    self.code = code
    self.path = path
  }

  /// The error of a path where something else stands than a file.
  init(notAFile path: String) {
    self.init(code: SystemCalls.codeOfNoFile, path: path)
  }

  /// The error of a file that may not be written.
  init(notPermitted path: String) {
    self.init(code: SystemCalls.codeOfNoPermission, path: path)
  }

  /// What the number means.
  public var kind: Kind { SystemCalls.kind(of: code) }

  /// The system's own words for the number, such as `No such file or directory`.
  public var message: String { SystemCalls.message(for: code) }
}
