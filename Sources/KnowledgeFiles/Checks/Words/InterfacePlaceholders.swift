import DTKBKnowledge

extension Check {
  /// Words around the content whose `{placeholders}` are not the same in every language.
  static let interfacePlaceholders = Check("InterfacePlaceholders") { draft in
    InterfaceWord.allCases.flatMap { word in
      let sentences = draft.interface.compactMap { _, json in
        json.root?[word.rawValue].flatMap { value in
          value.string.map {
            Placeholders(file: json.file.path, line: value.line, sentence: $0)
          }
        }
      }
      return Placeholders.defects(in: sentences)
    }
  }
}
