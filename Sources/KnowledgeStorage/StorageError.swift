public import DTKBSQLiteAccess

/// Why a knowledge base cannot be opened, read or written.
public enum StorageError: Error, Sendable, Equatable {
  /// No file stands at the path.
  case missing(path: String)
  /// What stands at the path is no file: a folder, say.
  case notAFile(path: String)
  /// The file is no SQLite database, or it belongs to another program.
  case notAKnowledgeBase(path: String)
  /// The file was made by another version of this program.
  case otherVersion(path: String, found: Int, supported: Int)
  /// The file is a knowledge base whose tables are not as they were made, or damaged.
  case damaged(path: String, detail: String)
  /// The SQLite library was built without full-text search.
  case noFullTextSearch
  /// SQLite failed in a way that says nothing about the file's content.
  case sqlite(SQLiteError, path: String)
  /// The operating system failed; the code is its own, such as `ENOSPC`.
  case system(code: Int32, path: String)

  /// What an error of SQLite says about the file at a path.
  init(_ error: SQLiteError, path: String) {
    self =
      switch error.kind {
      case .notADatabase: .notAKnowledgeBase(path: path)
      case .corrupt: .damaged(path: path, detail: error.message)
      default:
        error.message.hasPrefix("no such module: fts5")
          ? .noFullTextSearch
          : .sqlite(error, path: path)
      }
  }
}
