import DTKBArgumentGrammar
import DTKBKnowledge
import DTKBQueryService

extension CommandContext {
  /// The languages of one reader or of several, the first one first: `--lang it,es` names two.
  func readerLanguages(_ arguments: ParsedArguments) throws(CommandError) -> [LanguageChoice] {
    guard let names = arguments[.language], names.contains(",") else {
      return [try readerLanguage(arguments).choice]
    }
    var languages: [Language] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false) {
      let language = try language(String(name.filter { $0 != " " }), from: Option.language.spelling)
      if !languages.contains(language) { languages.append(language) }
    }
    return languages.map(LanguageChoice.only)
  }
}
