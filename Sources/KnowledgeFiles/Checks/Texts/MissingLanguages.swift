import DTKBKnowledge

extension Check {
  /// Entries that do not speak a language they must speak, or speak none.
  static let missingLanguages = Check("MissingLanguages") { entry, draft in
    let missing = draft.requiredLanguages.filter { language in
      !entry.texts.contains { $0.language == language }
    }
    if draft.requiredLanguages.isEmpty, entry.texts.isEmpty {
      let names = Language.allCases.map { $0.rawValue + ".md" }
      return [
        Defect(
          file: entry.path, line: 1, message: "the entry has no text: add one of \(listed(names))")
      ]
    }
    return missing.map { language in
      let name = language.rawValue + ".md"
      return Defect(
        file: entry.path + "/" + name, line: 1,
        message: "the entry has no \(quoted(name)): write it, front matter first")
    }
  }
}
