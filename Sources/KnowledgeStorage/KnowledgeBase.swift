import DTKBOperatingSystem
import DTKBSQLiteAccess
import DTKBTextAnalysis

/// A compiled knowledge base, open for reading.
///
/// Belongs to the thread that uses it. The file is never written, and nothing in it is run: its
/// tables are held against the schema before any of them is named.
public final class KnowledgeBase {
  let connection: Connection
  let path: String
  /// What the entries are, by their numbers, as far as somebody has asked.
  var knownIdentities: [Identity?]?

  /// Opens a base.
  ///
  /// - throws: A ``StorageError`` that says why the file is not one, or not one of this version.
  public init(path: String) throws(StorageError) {
    switch File.kind(at: path) {
    case .file: break
    case nil: throw .missing(path: path)
    default: throw .notAFile(path: path)
    }
    self.path = path
    do throws(SQLiteError) {
      connection = try Connection(path: path, mode: .immutable)
    } catch {
      throw StorageError(error, path: path)
    }
    try prove()
  }

  /// The version of the SQLite library that reads it, such as `3.40.1`.
  public static var libraryVersion: String { Connection.libraryVersion }

  /// The version of the tables.
  public var schemaVersion: Int { Schema.version }

  /// A fingerprint of what the base knows, as 64 hexadecimal digits.
  public func contentDigest() throws(StorageError) -> String {
    try reading { connection throws(SQLiteError) in
      try ContentDigest.content.stored(on: connection)
    }
  }

  /// Runs statements, and says of an error which file it is about.
  func reading<Value>(
    _ body: (Connection) throws(SQLiteError) -> Value
  ) throws(StorageError) -> Value {
    do throws(SQLiteError) {
      return try body(connection)
    } catch {
      throw StorageError(error, path: path)
    }
  }

  func meta(_ key: String, on connection: Connection) throws(SQLiteError) -> String {
    var row = try connection.prepare("SELECT value FROM meta WHERE key = ?", .text(key))
    return try row.step() ? row.text(0) : ""
  }

  /// Holds the file against what the compiler writes.
  ///
  /// Reading the schema's text is harmless; naming a full-text table of a crafted file is not.
  private func prove() throws(StorageError) {
    let (identity, version, hasTables) = try reading { connection throws(SQLiteError) in
      (
        try connection.integer("PRAGMA application_id"),
        try connection.integer("PRAGMA user_version"),
        try Schema.isFound(on: connection)
      )
    }
    guard identity == Schema.applicationID else { throw .notAKnowledgeBase(path: path) }
    guard version == Schema.version else {
      throw .otherVersion(path: path, found: version, supported: Schema.version)
    }
    guard hasTables else {
      throw .damaged(path: path, detail: "its tables are not those of a knowledge base")
    }
    let (pages, pageSize, analyser) = try reading { connection throws(SQLiteError) in
      (
        try connection.integer("PRAGMA page_count"),
        try connection.integer("PRAGMA page_size"),
        try meta("analyserVersion", on: connection)
      )
    }
    guard let size = try? File.size(of: path), size >= pages * pageSize else {
      throw .damaged(path: path, detail: "the file ends before its last page")
    }
    guard let analyser = Int(analyser), analyser == Analyser.version else {
      throw .otherVersion(
        path: path, found: Int(analyser) ?? 0, supported: Analyser.version)
    }
  }
}
