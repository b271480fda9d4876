import DTKBOperatingSystem
import DTKBSQLiteAccess
import DTKBTextAnalysis

public import DTKBKnowledge

/// Turns content into a database file.
///
/// The same content and the same SQLite give the same bytes.
public enum KnowledgeCompiler {
  /// Writes a database whole or not at all: beside its place, to the disk, then in its place.
  ///
  /// - throws: A ``StorageError``; what stood at the path before still stands there then.
  public static func compile(
    _ content: KnowledgeContent, to path: String
  ) throws(StorageError) {
    let temporary = File.temporaryPath(beside: path)
    try? File.remove(temporary)
    File.removeLeftovers(beside: path)
    do throws(SQLiteError) {
      try write(content, to: temporary)
    } catch {
      try? File.remove(temporary)
      throw StorageError(error, path: path)
    }
    do throws(SystemError) {
      try File.synchronise(temporary)
      try File.move(temporary, to: path)
    } catch {
      throw .system(code: error.code, path: error.path)
    }
  }

  private static func write(
    _ content: KnowledgeContent, to path: String
  ) throws(SQLiteError) {
    let connection = try Connection(path: path, mode: .writable)
    // Nobody sees the file before it is whole, so nothing needs to survive a crash on the way.
    try connection.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
    try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
    try connection.execute("PRAGMA user_version = \(Schema.version); BEGIN")
    for statement in Schema.statements { try connection.execute(statement) }
    try ContentWriter(connection).write(content)
    try SearchIndexWriter(connection).write(content)
    // FTS5 writes the last of its tables when the transaction ends.
    try connection.execute("COMMIT; BEGIN")
    var meta = try connection.prepare("INSERT INTO meta VALUES (?, ?)")
    try meta.run(["analyserVersion", .text(String(Analyser.version))])
    for digest in ContentDigest.allCases {
      try meta.run([.text(digest.rawValue), .text(try digest.compute(on: connection))])
    }
    try connection.execute("COMMIT; VACUUM")
  }
}
