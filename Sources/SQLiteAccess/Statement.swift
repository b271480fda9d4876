private import DTKBCSQLite

/// A compiled SQL statement and, while it is stepped, its current row.
///
/// Values are copied out as they are read; text that is not UTF-8 is repaired, as a damaged file can
/// hold any bytes.
public struct Statement: ~Copyable {
  private let handle: OpaquePointer
  /// Keeps the database open for as long as the statement lives.
  private let connection: Connection

  init(_ sql: String, on connection: Connection) throws(SQLiteError) {
    var compiled: OpaquePointer?
    let code = sqlite3_prepare_v2(connection.handle, sql, -1, &compiled, nil)
    guard code == SQLITE_OK, let compiled else {
      throw SQLiteError(of: connection.handle, code: code, during: "prepare")
    }
    handle = compiled
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Gives the parameters their values, in their order.
  public mutating func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
    for (index, value) in zip(Int32(1)..., values) {
      let code =
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let number): sqlite3_bind_int64(handle, index, Int64(number))
        case .real(let number): sqlite3_bind_double(handle, index, number)
        case .text(let text): bind(text, at: index)
        case .bytes(let bytes):
          bytes.withUnsafeBytes {
            dtkb_sqlite3_bind_blob(handle, index, $0.baseAddress, UInt64($0.count))
          }
        }
      if code != SQLITE_OK {
        throw SQLiteError(of: connection.handle, code: code, during: "bind")
      }
    }
  }

  private func bind(_ text: String, at index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        dtkb_sqlite3_bind_text(handle, index, characters.baseAddress, UInt64(bytes.count))
      }
    }
  }

  /// Goes to the next row; `false` when there is none.
  public mutating func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw SQLiteError(of: connection.handle, code: code, during: "step")
    }
  }

  /// Runs a statement that gives no row with these values, and makes it ready to run again.
  public mutating func run(_ values: [SQLiteValue]) throws(SQLiteError) {
    defer { reset() }
    try bind(values)
    _ = try step()
  }

  /// Makes the statement ready to run again, without its parameters.
  public mutating func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  /// How many columns a row has.
  public var columnCount: Int32 { sqlite3_column_count(handle) }

  /// The text in a column of the row, counted from 0; empty where it is null.
  public func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(handle, column) else { return "" }
    let count = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// The bytes in a column of the row as they are stored, a number's as its text.
  public func bytes(_ column: Int32) -> [UInt8] {
    guard let bytes = sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, column))
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }

  /// The text in a column, or `nil` where it is null.
  public func optionalText(_ column: Int32) -> String? {
    isNull(column) ? nil : text(column)
  }

  /// The integer in a column; 0 where it is null.
  public func integer(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(handle, column))
  }

  /// The real number in a column; 0 where it is null.
  public func real(_ column: Int32) -> Double {
    sqlite3_column_double(handle, column)
  }

  /// Whether a column of the row is null.
  public func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }
}
