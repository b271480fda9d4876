import DTKBKnowledge
import DTKBSQLiteAccess
import DTKBTextAnalysis

/// Writes what a base knows into its tables.
struct ContentWriter {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  func write(_ content: KnowledgeContent) throws(SQLiteError) {
    for (index, entry) in content.entries.enumerated() {
      try write(entry, as: .integer(index + 1))
    }
    for words in content.interfaceWords {
      for key in InterfaceWord.allCases {
        try insert(
          "interfaceWord", .text(words.language.rawValue), .text(key.rawValue), .text(words[key]))
      }
    }
    for group in content.synonyms {
      try write(group)
    }
    for (index, path) in content.paths.enumerated() {
      try write(path, as: .integer(index + 1))
    }
  }

  private func write(_ entry: Entry, as id: SQLiteValue) throws(SQLiteError) {
    try insert(
      "entry", id, .text(entry.id), .text(entry.kind.rawValue), .optional(entry.rule),
      .text(entry.topics.map(\.rawValue).joined(separator: " ")))
    for text in entry.texts {
      try insert(
        "entryText", id, .text(text.language.rawValue), .text(text.title), .text(text.summary),
        .text(text.searchWords.joined(separator: "\n")), .optional(text.message),
        .optional(text.fix), .text(text.body),
        .text(text.plainBody))
    }
    for (table, names) in [
      ("framework", entry.frameworks), ("release", entry.since), ("related", entry.related),
    ] {
      for (position, name) in names.enumerated() {
        try insert(table, id, .integer(position), .text(name))
      }
    }
    for (position, citation) in entry.citations.enumerated() {
      try insert(
        "citation", id, .integer(position), .text(citation.title), .text(citation.publisher),
        .text(citation.url))
    }
    if let claim = entry.claim {
      try insert(
        "claim", id, .text(claim.verdict.rawValue), .optional(claim.figure?.base),
        .optional(claim.figure?.api), .optional(claim.figure?.relativeTo),
        .optional(claim.figure?.size), .optional(claim.figure?.claimed))
    }
    for sample in entry.samples {
      try insert(
        "sample", id, .text(sample.fileName), .text(sample.role.rawValue), .text(sample.code))
    }
  }

  /// A word that stands in two groups has the meanings of both; it is found by its stems as well, so
  /// that a plural means the same.
  private func write(_ group: SynonymGroup) throws(SQLiteError) {
    let analyser = group.language.analyser
    let members = group.words.map { word in
      let words = analyser.words(in: word)
      let folded = words.map(\.folded).joined(separator: " ")
      return (folded: folded, forms: [folded] + (words.count == 1 ? words[0].stems : []))
    }
    for member in members {
      for meaning in members where meaning.folded != member.folded {
        for form in member.forms {
          try insert(
            "synonym", .text(group.language.rawValue), .text(form), .text(meaning.folded),
            orIgnore: true)
        }
      }
    }
  }

  /// A sentence that does not stand in a language is written as empty.
  private func write(_ path: LearningPath, as id: SQLiteValue) throws(SQLiteError) {
    try insert("path", id, .text(path.name))
    for language in path.languages {
      try insert(
        "pathText", id, .text(language.rawValue), .text(path.title[language] ?? ""),
        .text(path.summary[language] ?? ""))
    }
    for (index, step) in path.steps.enumerated() {
      let (number, exercise) = (SQLiteValue.integer(index), step.exercise)
      try insert(
        "step", id, number, .text(step.entry), .text(exercise.snippet), .text(exercise.answer))
      for language in exercise.languages {
        try insert(
          "stepText", id, number, .text(language.rawValue), .text(exercise.title[language] ?? ""),
          .text(exercise.instruction[language] ?? ""))
      }
      for (table, names) in [("stepRule", exercise.rules), ("stepNeed", exercise.needs)] {
        for (position, name) in names.enumerated() {
          try insert(table, id, number, .integer(position), .text(name))
        }
      }
    }
  }

  private func insert(
    _ table: String, _ values: SQLiteValue..., orIgnore: Bool = false
  ) throws(SQLiteError) {
    let places = values.map { _ in "?" }.joined(separator: ", ")
    var statement = try connection.prepare(
      "INSERT \(orIgnore ? "OR IGNORE " : "")INTO \(table) VALUES (\(places))")
    try statement.bind(values)
    _ = try statement.step()
  }
}

extension LearningPath {
  /// The languages in which it has a title or a summary.
  fileprivate var languages: [Language] {
    Language.allCases.filter { title[$0] != nil || summary[$0] != nil }
  }
}

extension Exercise {
  /// The languages in which it has a title or an instruction.
  fileprivate var languages: [Language] {
    Language.allCases.filter { title[$0] != nil || instruction[$0] != nil }
  }
}
