private import DTKBCSQLite

/// What SQLite said when it would not do something.
public struct SQLiteError: Error, Sendable, Equatable {
  /// What the result code means, as far as a program decides by it.
  public enum Kind: Sendable {
    case notADatabase, corrupt, cannotOpen, readOnly, full, busy, other
  }

  /// SQLite's extended result code, such as 266 for `SQLITE_IOERR_READ`.
  public let extendedCode: Int32
  /// SQLite's own sentence; never holds a bound value.
  public let message: String
  /// What was being done: `open`, `prepare`, `bind`, `step` or `execute`.
  public let operation: String

  /// SQLite's primary result code: the low byte of the extended one.
  public var primaryCode: Int32 { extendedCode & 0xFF }

  /// What the code means.
  public var kind: Kind {
    // A file that ends before its last page fails as a short read.
    if extendedCode == SQLITE_IOERR | (2 << 8) { return .corrupt }
    return switch primaryCode {
    case SQLITE_NOTADB: .notADatabase
    case SQLITE_CORRUPT, SQLITE_FORMAT: .corrupt
    case SQLITE_CANTOPEN, SQLITE_PERM: .cannotOpen
    case SQLITE_READONLY: .readOnly
    case SQLITE_FULL: .full
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    default: .other
    }
  }

  /// Makes an error from what SQLite said.
  public init(extendedCode: Int32, message: String, operation: String) {
    self.extendedCode = extendedCode
    self.message = message
    self.operation = operation
  }

  /// What a connection says of its last call.
  init(of handle: OpaquePointer?, code: Int32, during operation: String) {
    let extended = handle.map { sqlite3_extended_errcode($0) } ?? code
    // The text can hold bytes of a damaged file, so it is repaired rather than trusted.
    let text = handle.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    self.init(
      extendedCode: extended & 0xFF == code & 0xFF ? extended : code,
      message: text.map { String(cString: $0) } ?? "", operation: operation)
  }
}
