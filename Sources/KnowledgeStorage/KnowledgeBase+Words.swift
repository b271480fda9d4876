public import DTKBKnowledge
import DTKBSQLiteAccess

extension KnowledgeBase {
  /// The words around the content in a language.
  public func interfaceWords(in language: Language) throws(StorageError) -> InterfaceWords {
    try reading { connection throws(SQLiteError) in
      var rows = try connection.prepare(
        "SELECT key, value FROM interfaceWord WHERE language = ?", .text(language.rawValue))
      var values: [InterfaceWords.Value] = []
      while try rows.step() { values.append(.init(key: rows.text(0), word: rows.text(1))) }
      return InterfaceWords(language: language, values: values)
    }
  }

  /// Some of the words around the content in a language.
  public func interfaceWords(
    _ words: [InterfaceWord], in language: Language
  ) throws(StorageError) -> InterfaceWords {
    try reading { connection throws(SQLiteError) in
      var row = try connection.prepare(
        "SELECT value FROM interfaceWord WHERE language = ? AND key = ?")
      var values: [InterfaceWords.Value] = []
      for word in words {
        try row.bind([.text(language.rawValue), .text(word.rawValue)])
        if try row.step() { values.append(.init(key: word.rawValue, word: row.text(0))) }
        row.reset()
      }
      return InterfaceWords(language: language, values: values)
    }
  }

  /// The message and the fix of each rule's error in a language, by the rule's id.
  public func diagnostics(
    in language: Language
  ) throws(StorageError) -> [String: (message: String, fix: String)] {
    try reading { connection throws(SQLiteError) in
      var rows = try connection.prepare(
        """
        SELECT rule, message, fix FROM entry JOIN entryText ON entry.id = entryText.entry
        WHERE rule IS NOT NULL AND language = ?
        """, .text(language.rawValue))
      var diagnostics: [String: (message: String, fix: String)] = [:]
      while try rows.step() { diagnostics[rows.text(0)] = (rows.text(1), rows.text(2)) }
      return diagnostics
    }
  }
}
