/// What one look at a whole base showed.
public struct BaseExamination: Sendable, Equatable {
  /// What is looked at.
  public enum Subject: String, CaseIterable, Sendable {
    /// Whether the rows are those that the base's digest was computed from.
    case digest
    /// Whether the file's pages and indices are whole.
    case integrity
    /// Whether every row belongs to one that is there.
    case foreignKeys
    /// Whether the full-text tables are whole, and those that were compiled.
    case searchIndex
  }

  /// What was looked at.
  public let subject: Subject
  /// What is wrong, in the words of SQLite or as a value; `nil` where all is well.
  public let fault: String?
}
