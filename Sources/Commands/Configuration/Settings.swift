import DTKBOperatingSystem

/// What applies to a reader on this machine, and from where.
struct Settings {
  /// The language and its origin.
  let language: ReaderLanguage
  /// The file with the user's settings, and whether it is there.
  let file: (path: String, exists: Bool)?
  /// The knowledge base, and whether a variable names it.
  let knowledgeBase: (path: String, isNamed: Bool)?

  init(_ language: ReaderLanguage, _ context: CommandContext) {
    self.language = language
    file = context.configurationPath.map { ($0, File.kind(at: context.resolved($0)) != nil) }
    let isNamed = context.setting("DTKB_KB") != nil
    knowledgeBase = (try? context.knowledgeBasePath()).map { ($0, isNamed) }
  }
}
