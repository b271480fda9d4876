/// What SQLite said when it would not do something.
public struct SQLiteError: Error, Sendable, Equatable {
  /// SQLite's extended result code, such as 266 for `SQLITE_IOERR_READ`.
  public let extendedCode: Int32
  /// SQLite's own sentence; never holds a bound value.
  public let message: String
  /// What was being done, such as `open` or `step`.
  public let operation: String

  /// SQLite's primary result code: the low byte of the extended one.
  public var primaryCode: Int32 { extendedCode & 0xFF }

  /// Makes an error from what SQLite said.
  public init(extendedCode: Int32, message: String, operation: String) {
    self.extendedCode = extendedCode
    self.message = message
    self.operation = operation
  }
}
