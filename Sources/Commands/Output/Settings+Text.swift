import DTKBKnowledge

extension Settings {
  /// Each setting with its value and where that comes from, one a line.
  func text(on page: TextPage) -> String {
    var page = page
    let code = language.language.rawValue
    page.words(
      Fragment("language", .bold), ": \(code) (\(language.origin.description))", hanging: 2)
    if let file {
      page.words(
        Fragment("settings", .bold), ": \(file.path)\(file.exists ? "" : " (no file yet)")",
        hanging: 2)
    }
    let base = knowledgeBase.map { "\($0.path) (\($0.isNamed ? "DTKB_KB" : "beside the program"))" }
    page.words(Fragment("knowledge base", .bold), ": \(base ?? "none found")", hanging: 2)
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
