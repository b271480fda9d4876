import DTKBKnowledge

/// The `{placeholders}` of a sentence that stands in a file, once a language.
struct Placeholders {
  let file: String
  let line: Int
  let names: Set<String>

  init(file: String, line: Int, sentence: String) {
    self.file = file
    self.line = line
    names = Set(MessageTemplate(sentence).placeholders)
  }

  /// What one sentence has and its translations have not.
  ///
  /// What most of them have is missing in the rest; what few of them have is too much there.
  static func defects(in translations: [Placeholders]) -> [Defect] {
    Set(translations.flatMap(\.names)).flatMap { name -> [Defect] in
      let having = translations.filter { $0.names.contains(name) }
      let lacking = translations.filter { !$0.names.contains(name) }
      if lacking.isEmpty { return [] }
      if having.count > lacking.count {
        return lacking.map { $0.defect("lacks `{\(name)}`, which other languages have: add it") }
      }
      return having.map { $0.defect("has `{\(name)}`, which other languages lack: delete it") }
    }
  }

  private func defect(_ fault: String) -> Defect {
    Defect(file: file, line: line, message: "the sentence " + fault)
  }
}
