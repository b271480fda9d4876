import DTKBSQLiteAccess

extension StorageError {
  /// What SQLite or the schema says of the fault, for people; empty where the case says it all.
  public var detail: String {
    switch self {
    case .damaged(_, let detail): detail
    case .sqlite(let error, _):
      "\(error.message) (SQLite \(error.extendedCode), \(error.operation))"
    case .missing, .notAFile, .notAKnowledgeBase, .otherVersion, .noFullTextSearch, .system: ""
    }
  }

  /// Whether SQLite failed at writing, such as on a full disk.
  public var isOfWriting: Bool {
    if case .sqlite(let error, _) = self {
      error.kind == .full || error.kind == .readOnly
    } else {
      false
    }
  }
}
