import DTKBKnowledge

extension Settings {
  /// Each setting with its value and where that comes from, one a line.
  func text(on page: TextPage) -> String {
    var page = page
    let code = language.language.rawValue
    page.verbatim(Fragment("language", .bold), ": \(code) (\(language.origin.description))")
    if let file {
      page.verbatim(
        Fragment("settings", .bold), ": \(file.path)\(file.exists ? "" : " (no file yet)")")
    }
    let base = knowledgeBase.map { "\($0.path) (\($0.isNamed ? "DTKB_KB" : "beside the program"))" }
    page.verbatim(Fragment("knowledge base", .bold), ": \(base ?? "none found")")
    return page.text
  }

  /// What is said once a language was set, or forgotten.
  static func confirmation(of language: Language?, at path: String) -> String {
    "language: \(language?.endonym ?? "as the locale says") (\(visible(path)))"
  }
}

extension ReaderLanguage.Origin {
  fileprivate var description: String {
    switch self {
    case .option: "--lang"
    case .environment(let name): name
    case .configuration: "settings"
    case .none: "default"
    }
  }
}
