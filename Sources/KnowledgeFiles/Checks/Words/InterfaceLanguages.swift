import DTKBKnowledge

extension Check {
  /// Languages in which the words around the content must stand, and do not.
  static let interfaceLanguages = Check("InterfaceLanguages") { draft in
    draft.requiredLanguages.filter { language in
      !draft.interface.contains { $0.language == language }
    }.map { language in
      let path = "interface/\(language.rawValue).json"
      return Defect(
        file: path, line: 1, message: "there is no \(quoted(path)): write the interface's words")
    }
  }
}
