private import DTKBCSQLite

/// An open SQLite database.
///
/// Belongs to the thread that uses it; nothing that points into SQLite leaves it. It closes when it
/// and its statements are gone.
public final class Connection {
  let handle: OpaquePointer
  /// What counts for full-text queries, once there was one.
  var phraseCounter: PhraseCounter?
  /// Compiled statements that nobody uses at the moment, each behind its SQL: compiling one takes longer than
  /// most take to run.
  private var idle: [IdleStatement] = []
  private let keepsStatements: Bool

  private struct IdleStatement {
    let sql: String
    let statement: OpaquePointer
  }

  /// How a database is opened.
  public enum Mode: Sendable {
    /// The file is never written, locked or watched: right for a file that is replaced, not changed.
    case immutable
    /// The file is made if it is not there, and written.
    case writable
  }

  /// Opens a file.
  ///
  /// - throws: An ``SQLiteError`` of operation `open`; a file that is no database shows only when
  ///   the first statement is prepared.
  public init(path: String, mode: Mode) throws(SQLiteError) {
    let flags =
      switch mode {
      case .immutable: SQLITE_OPEN_READONLY
      case .writable: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    _ = Self.isConfigured
    var opened: OpaquePointer?
    let address = Self.address(of: path, mode: mode)
    let code = sqlite3_open_v2(
      address, &opened, flags | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened else {
      let error = SQLiteError(of: opened, code: code, during: "open")
      sqlite3_close(opened)
      throw error
    }
    handle = opened
    keepsStatements = mode == .immutable
    sqlite3_extended_result_codes(opened, 1)
    if mode == .immutable { Self.defend(opened) }
  }

  /// Opens a copy of a database file's bytes in memory, to be written to freely.
  ///
  /// - throws: An ``SQLiteError`` of operation `open`.
  public init(inMemoryCopyOf bytes: [UInt8]) throws(SQLiteError) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    var code = sqlite3_open_v2(":memory:", &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let error = SQLiteError(of: opened, code: code, during: "open")
      sqlite3_close(opened)
      throw error
    }
    handle = opened
    keepsStatements = false
    Self.defend(opened)
    let count = Int64(bytes.count)
    guard let memory = sqlite3_malloc64(UInt64(max(bytes.count, 1))) else {
      throw SQLiteError(of: opened, code: SQLITE_NOMEM, during: "open")
    }
    bytes.withUnsafeBytes {
      memory.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(memory), byteCount: $0.count)
    }
    code = sqlite3_deserialize(
      opened, "main", memory.assumingMemoryBound(to: UInt8.self), count, count,
      UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE))
    if code != SQLITE_OK { throw SQLiteError(of: opened, code: code, during: "open") }
  }

  /// The version of the SQLite library, such as `3.40.1`.
  public static var libraryVersion: String { String(cString: sqlite3_libversion()) }

  /// Nobody reads SQLite's counts of its own memory, which cost a lock at every allocation, and a file
  /// that is read where it lies needs no room for its pages before there are any; where somebody has
  /// started SQLite before, all stays as it is.
  private static let isConfigured =
    dtkb_sqlite3_config_memory_statistics(0) == SQLITE_OK
    && dtkb_sqlite3_config_first_pages(0) == SQLITE_OK

  deinit {
    for idle in idle { sqlite3_finalize(idle.statement) }
    // The second form waits for statements that are still alive, whatever the order of deinit.
    sqlite3_close_v2(handle)
  }

  /// Runs statements that give no rows, such as a schema.
  public func execute(_ sql: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    if code != SQLITE_OK { throw SQLiteError(of: handle, code: code, during: "execute") }
  }

  /// Compiles one statement and gives its parameters their values.
  public func prepare(_ sql: String, _ values: SQLiteValue...) throws(SQLiteError) -> Statement {
    var statement = try Statement(sql, on: self)
    try statement.bind(values)
    return statement
  }

  /// A compiled statement that was kept, if there is one.
  func takeIdle(_ sql: String) -> OpaquePointer? {
    guard let index = idle.lastIndex(where: { $0.sql == sql }) else { return nil }
    return idle.remove(at: index).statement
  }

  /// Keeps a statement for the next who needs it, or ends it.
  func giveBack(_ statement: OpaquePointer, _ sql: String) {
    if keepsStatements, idle.count < 32, sqlite3_reset(statement) == SQLITE_OK {
      sqlite3_clear_bindings(statement)
      idle.append(IdleStatement(sql: sql, statement: statement))
    } else {
      sqlite3_finalize(statement)
    }
  }

  /// The one integer that a statement gives, such as a `PRAGMA`; 0 where it gives no row.
  public func integer(_ sql: String) throws(SQLiteError) -> Int {
    var statement = try prepare(sql)
    return try statement.step() ? statement.integer(0) : 0
  }

  /// A file that is read may come from anywhere: nothing that is stored in it may run code or reach further.
  private static func defend(_ handle: OpaquePointer) {
    _ = dtkb_sqlite3_set_flag(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
    _ = dtkb_sqlite3_set_flag(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
    _ = dtkb_sqlite3_set_flag(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0)
    _ = dtkb_sqlite3_set_flag(handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0)
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 16_000_000)
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0)
    // A file that is replaced and never changed can be read where it lies, without copying its pages.
    sqlite3_exec(handle, "PRAGMA mmap_size = 268435456", nil, nil, nil)
  }

  /// The `file:` address of a path; a `?` or `#` in a folder's name must not end the path.
  static func address(of path: String, mode: Mode) -> String {
    var address = "file:"
    // Two slashes at the start would name a host.
    if path.hasPrefix("//") { address += "//" }
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "#"), 0..<0x20, 0x7F...:
        address += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      default: address.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return address + (mode == .immutable ? "?immutable=1" : "")
  }
}
