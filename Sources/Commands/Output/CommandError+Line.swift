import DTKBArgumentGrammar
import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBOperatingSystem
import DynamicTypeScaling

extension CommandError {
  /// The error on one line, as the program writes it: what is wrong and what to do.
  var line: String { "dtkb: error: " + visible(sentence) }

  private var sentence: String {
    switch self {
    case .arguments(let error): error.sentence
    case .unknownLanguage(let word, let origin, let nearest):
      "unknown language \(quoted(word)) in \(origin)" + suggestion(nearest.map { [$0] } ?? [])
        + "; the languages are " + Language.allCases.map(\.rawValue).joined(separator: ", ")
    case .notANumber(let word, let name, let wanted):
      "\(quoted(word)) is no value for \(name): give \(wanted)"
    case .unknownName(let word, let kind, let nearest):
      "unknown \(kind) \(quoted(word))" + suggestion(nearest.map { [$0] } ?? [])
        + "; 'dtkb sizes' shows all"
    case .unknownEntry(let id, let nearest):
      "no entry \(quoted(id))" + suggestion(nearest)
        + "; 'dtkb list' shows all, 'dtkb search \(searchable(id))' looks for words"
    case .notWritten(let id, let language):
      "entry \(quoted(id)) is not written in \(language.endonym); leave out --lang to read it in "
        + "another language"
    case .unknownRule(let id, let nearest):
      "unknown rule \(quoted(id))" + suggestion(nearest) + "; 'dtkb rules' lists them"
    case .scaling(let error): error.sentence
    case .noTable(let platform):
      "no table of sizes for \(platform.rawValue) in this version; leave out --platform for that of "
        + "iOS"
    case .noKnowledgeBase(let places):
      "no knowledge base at " + places.map(quoted).joined(separator: ", ")
        + "; set DTKB_KB to the path of one"
    case .storage(let error): error.sentence
    case .badConfiguration(let path):
      "cannot understand the settings in \(quoted(path)); repair or delete the file"
    case .noConfigurationFolder:
      "nowhere to keep settings: set HOME or XDG_CONFIG_HOME, or use DTKB_LANG"
    case .system(let error, let doing): error.sentence(doing: doing)
    }
  }
}

extension ArgumentError {
  fileprivate var sentence: String {
    switch self {
    case .missingCommand: "no command given; 'dtkb help' lists the commands"
    case .unknownCommand(let word, let nearest):
      "unknown command \(quoted(word))"
        + (nearest.isEmpty
          ? "; to look for words: dtkb search \(searchable(word)) …"
          : suggestion(nearest) + "; 'dtkb help' lists the commands")
    case .unknownOption(let word, let command, let nearest):
      "unknown option \(quoted(word))" + suggestion(nearest.map { [$0] } ?? [])
        + "; see 'dtkb help\(command.map { " " + $0 } ?? "")'"
        + (command == "search" ? ", or put '--' before words that begin with '-'" : "")
    case .missingValue(let option, let valueName):
      "option \(option) needs a value: \(option) \(valueName)"
    case .unexpectedValue(let value, let flag):
      "option \(flag) takes no value, but was given \(quoted(value))"
    case .notAChoice(let word, let name, let choices, let nearest):
      "\(quoted(word)) is no value for \(name)" + suggestion(nearest.map { [$0] } ?? [])
        + "; it takes " + choices.joined(separator: ", ")
    case .unexpectedArgument(let word, let command):
      "'\(command)' does not take \(quoted(word)); see 'dtkb help \(command)'"
    case .missingArgument(let name, let command):
      "'\(command)' needs \(name); see 'dtkb help \(command)'"
    }
  }
}

extension ScalingError {
  fileprivate var sentence: String {
    switch self {
    case .notFinite: "the value is no finite number; give points, such as 12"
    case .notPositive(let value): "\(value.plainDecimal) is no size; give points above 0"
    case .tooLarge(let value):
      "\(value.plainDecimal) is too large; give at most \(Self.greatestLength.plainDecimal) points"
    case .invalidDisplayScale(let scale):
      "\(scale.plainDecimal) is no display scale; give pixels per point, such as 2 or 3"
    case .fixedSize(let platform):
      "text has one size on \(platform.rawValue); leave out --size"
    case .unknownCell(let style, let size, let platform):
      "no figure is published for \(style.rawValue) at \(size.rawValue) on \(platform.rawValue)"
        + "; 'dtkb sizes --platform \(platform.rawValue)' shows what is known"
    }
  }
}

extension StorageError {
  fileprivate var sentence: String {
    switch self {
    case .missing(let path): "no knowledge base at \(quoted(path)); set DTKB_KB to the path of one"
    case .notAFile(let path): "\(quoted(path)) is no file; a knowledge base is a file"
    case .notAKnowledgeBase(let path):
      "\(quoted(path)) is no knowledge base; set DTKB_KB to the path of one"
    case .otherVersion(let path, let found, let supported):
      "\(quoted(path)) has schema \(found), this program reads schema \(supported); "
        + (found > supported ? "use a newer dtkb" : "build the base again")
    case .damaged(let path, let detail):
      "\(quoted(path)) is damaged (\(lowered(detail))); build or install the base again"
    case .noFullTextSearch:
      "the SQLite library has no full-text search; install one that was built with FTS5"
    case .sqlite(_, let path):
      "cannot read \(quoted(path)): \(lowered(detail))"
    case .system(let code, let path):
      SystemError(code: code, path: path).sentence(doing: "read")
    }
  }
}

extension SystemError {
  /// The error in words: what was being done, with which file, and why it failed.
  func sentence(doing verb: String) -> String {
    "cannot \(verb) \(quoted(path)): \(lowered(message))"
  }
}

/// The words in which an error offers what may have been meant.
private func suggestion(_ words: [String]) -> String {
  guard !words.isEmpty else { return "" }
  return "; did you mean " + words.prefix(3).map { "'\($0)'" }.joined(separator: " or ") + "?"
}

/// A word as it may be typed behind `dtkb search`.
private func searchable(_ word: String) -> String {
  let isPlain = word.allSatisfy {
    $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == "."
  }
  return isPlain && word.count <= 60 ? word : quoted(word)
}

/// A message of another library as part of a sentence.
private func lowered(_ message: String) -> String {
  message.prefix(1).lowercased() + message.dropFirst()
}
