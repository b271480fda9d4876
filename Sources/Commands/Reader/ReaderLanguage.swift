import DTKBArgumentGrammar
import DTKBKnowledge
import DTKBQueryService

/// The language that applies to a reader, and why.
struct ReaderLanguage: Sendable, Equatable {
  /// Where the language comes from.
  enum Origin: Sendable, Equatable {
    /// The option `--lang`.
    case option
    /// An environment variable.
    case environment(String)
    /// The file with the user's settings.
    case configuration(path: String)
    /// Nothing says which.
    case none
  }

  /// The language.
  let language: Language
  /// Where it comes from.
  let origin: Origin

  /// The language with its firmness: who asks by the option takes no other.
  var choice: LanguageChoice {
    origin == .option ? .only(language) : .preferably(language)
  }
}

extension CommandContext {
  /// The language of the reader.
  ///
  /// It is that of `--lang`, else of `DTKB_LANG`, the project, the user's configuration, the locale, else English;
  /// what is not needed is not read.
  func readerLanguage(
    _ arguments: ParsedArguments, inProject project: (language: Language, path: String)? = nil
  ) throws(CommandError) -> ReaderLanguage {
    if let name = arguments[.language] {
      return ReaderLanguage(language: try language(name, from: "--lang"), origin: .option)
    }
    if let name = setting("DTKB_LANG") {
      return ReaderLanguage(
        language: try language(name, from: "DTKB_LANG"), origin: .environment("DTKB_LANG"))
    }
    if let project {
      return ReaderLanguage(
        language: project.language, origin: .configuration(path: project.path))
    }
    if let path = configurationPath, let name = try Configuration(at: resolved(path)).language {
      return ReaderLanguage(
        language: try language(name, from: path), origin: .configuration(path: path))
    }
    // As POSIX has it, the first one that is set decides, also where it names another language.
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let locale = setting(variable) else { continue }
      guard let language = Language(named: locale) else { break }
      return ReaderLanguage(language: language, origin: .environment(variable))
    }
    return ReaderLanguage(language: .english, origin: .none)
  }

  /// The language of a name that a reader gave.
  func language(_ name: String, from origin: String) throws(CommandError) -> Language {
    if let language = Language(named: name) { return language }
    throw .unknownLanguage(name, origin: origin, nearest: Language.name(nearestTo: name))
  }
}
