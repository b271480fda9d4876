public import DTKBKnowledge
import DTKBSQLiteAccess

extension KnowledgeBase {
  /// The learning paths, in every language, in the order of their names.
  public func learningPaths() throws(StorageError) -> [LearningPath] {
    try reading { connection throws(SQLiteError) in
      var rows = try connection.prepare("SELECT id, name FROM path ORDER BY id")
      var paths: [LearningPath] = []
      while try rows.step() {
        let path = rows.integer(0)
        let texts = try texts(
          "SELECT language, title, summary FROM pathText WHERE path = ?", .integer(path))
        paths.append(
          LearningPath(
            name: rows.text(1), title: texts.title, summary: texts.rest, steps: try steps(of: path))
        )
      }
      return paths
    }
  }

  private func steps(of path: Int) throws(SQLiteError) -> [LearningPath.Step] {
    var rows = try connection.prepare(
      "SELECT position, entry, snippet, answer FROM step WHERE path = ? ORDER BY position",
      .integer(path))
    var steps: [LearningPath.Step] = []
    while try rows.step() {
      let place = [SQLiteValue.integer(path), .integer(rows.integer(0))]
      let texts = try texts(
        "SELECT language, title, instruction FROM stepText WHERE path = ? AND step = ?",
        place[0], place[1])
      steps.append(
        LearningPath.Step(
          entry: rows.text(1),
          exercise: Exercise(
            title: texts.title, instruction: texts.rest,
            rules: try names("stepRule", of: place), needs: try names("stepNeed", of: place),
            snippet: rows.text(2), answer: rows.text(3))))
    }
    return steps
  }

  private func names(_ table: String, of step: [SQLiteValue]) throws(SQLiteError) -> [String] {
    var rows = try connection.prepare(
      "SELECT name FROM \(table) WHERE path = ? AND step = ? ORDER BY position")
    try rows.bind(step)
    var names: [String] = []
    while try rows.step() { names.append(rows.text(0)) }
    return names
  }

  /// Two sentences once a language; an empty one does not stand in it.
  private func texts(
    _ statement: String, _ values: SQLiteValue...
  ) throws(SQLiteError) -> (title: LocalizedText, rest: LocalizedText) {
    var rows = try connection.prepare(statement)
    try rows.bind(values)
    var (titles, rest): ([Language: String], [Language: String]) = ([:], [:])
    while try rows.step() {
      guard let language = Language(rawValue: rows.text(0)) else { continue }
      if !rows.text(1).isEmpty { titles[language] = rows.text(1) }
      if !rows.text(2).isEmpty { rest[language] = rows.text(2) }
    }
    return (LocalizedText(titles), LocalizedText(rest))
  }
}
