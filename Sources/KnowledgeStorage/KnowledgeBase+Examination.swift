import DTKBKnowledge
import DTKBOperatingSystem
import DTKBSQLiteAccess

extension KnowledgeBase {
  /// Looks at every row and page of the base, however long it takes.
  ///
  /// What writes, as the proof of a full-text table does, is done to a copy in memory.
  public func examination() throws(StorageError) -> [BaseExamination] {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try File.read(path)
    } catch {
      throw .system(code: error.code, path: error.path)
    }
    return BaseExamination.Subject.allCases.map { subject in
      BaseExamination(subject: subject, fault: fault(of: subject, inCopy: bytes))
    }
  }

  /// What is wrong with a subject; an error of SQLite is an answer here, not an obstacle.
  private func fault(of subject: BaseExamination.Subject, inCopy bytes: [UInt8]) -> String? {
    do throws(SQLiteError) {
      switch subject {
      case .digest:
        return try ContentDigest.content.fault(on: connection)
      case .integrity:
        var rows = try connection.prepare("PRAGMA integrity_check(1)")
        let answer = try rows.step() ? rows.text(0) : ""
        return answer == "ok" ? nil : answer
      case .foreignKeys:
        var rows = try connection.prepare("PRAGMA foreign_key_check")
        return try rows.step() ? rows.text(0) : nil
      case .searchIndex:
        if let fault = try ContentDigest.search.fault(on: connection) { return fault }
        let copy = try Connection(inMemoryCopyOf: bytes)
        for table in Language.allCases.map(Schema.searchTableName) {
          try copy.execute("INSERT INTO \(table)(\(table)) VALUES ('integrity-check')")
        }
        return nil
      }
    } catch {
      return error.message
    }
  }
}
