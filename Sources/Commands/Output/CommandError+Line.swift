import DTKBArgumentGrammar
import DTKBKnowledge
import DTKBKnowledgeStorage
import DTKBOperatingSystem
import DynamicTypeScaling

extension CommandError {
  /// The error on one line, as the program writes it: what is wrong and what to do.
  var line: String { "dtkb: error: " + visible(sentence) }

  /// What is wrong and what to do, in one lower-case sentence.
  var sentence: String {
    switch self {
    case .arguments(let error): error.sentence
    case .unknownLanguage(let word, let origin, let nearest):
      "unknown language \(quoted(word)) in \(origin)"
        + advice(nearest, "the languages are \(Language.allCases.map(\.rawValue).listed)")
    case .notANumber(let word, let name, let wanted):
      "\(quoted(word)) is no value for \(name): give \(wanted)"
    case .unknownName(let word, let kind, let nearest):
      "unknown \(kind) \(quoted(word))"
        + advice(
          nearest, kind == "platform" ? "'dtkb help sizes' lists them" : "'dtkb sizes' shows all")
    case .incompatible(let option, let other):
      "\(option) does not go with \(other); leave out one of them"
    case .noOutputFile(let format):
      "--output \(format) names no file; give a path, as in --output \(format)=report, or - for the "
        + "standard output"
    case .noKeyword(let style):
      "no -apple-system font stands for \(style.rawValue); there is one for "
        + TextStyle.allCases.filter { WebKitScaling.keyword(for: $0) != nil }.map(\.rawValue).listed
    case .notAFile(let path):
      "\(quoted(path: path)) is no file; give the path of one, or '-' for the standard output"
    case .notAFolder(let path): "\(quoted(path: path)) is no folder; give the path of one"
    case .notEmpty(let path):
      "\(quoted(path: path)) is there already; give a folder that is not there yet, or is empty"
    case .noEntries(let path):
      "no entries below \(quoted(path: path + "/entries")); 'dtkb export' shows how a folder looks"
    case .defects(let count, let path):
      "\(quoted(path: path)) has defects: \(count); nothing was imported"
    case .noDataFolder:
      "nowhere to keep what is imported: set HOME or XDG_DATA_HOME, or use --kb"
    case .notASource(let path):
      "cannot read \(quoted(path: path)): it is no file; '-' stands for the standard input"
    case .unknownEntry(let id, let nearest):
      "no entry \(quoted(id))"
        + advice(nearest, "'dtkb list' shows all, 'dtkb search \(searchable(id))' looks for words")
    case .notWritten(let id, let language):
      "entry \(quoted(id)) is not written in \(language.endonym); leave out --lang to read it in "
        + "another language"
    case .noCode(let id):
      "entry \(quoted(id)) has no code to copy; 'dtkb show \(searchable(id))' shows what it has"
    case .notInRepository(let id):
      "entry \(quoted(id)) is your own; its files are where you imported them from"
    case .unknownRule(let id, let nearest):
      "unknown rule \(quoted(id))" + advice(nearest, "'dtkb rules' lists them")
    case .scaling(let error): error.sentence
    case .noKnowledgeBase(let places):
      "no knowledge base at " + places.map { quoted(path: $0) }.listed
        + "; set DTKB_KB to the path of one"
    case .storage(let error): error.sentence
    case .badConfiguration(let path):
      "cannot understand the settings in \(quoted(path: path)); repair or delete the file"
    case .projectConfiguration(let path, let line, let fault):
      "\(quoted(path: path)), line \(line): \(fault.sentence)"
    case .badBaseline(let path, let line):
      "\(quoted(path: path)), line \(line): this is no baseline; write one with --write-baseline"
    case .noStep(let word, let count, let nearest):
      "no step \(quoted(word))" + advice(nearest, "the steps are 1 to \(count)")
    case .noPath(let name): "the knowledge base has no learning path \(quoted(name))"
    case .badProgress(let path):
      "cannot understand the progress in \(quoted(path: path)); repair the file, or start again "
        + "with 'dtkb learn --reset'"
    case .noStateFolder: "nowhere to keep progress: set HOME or XDG_STATE_HOME"
    case .noConfigurationFolder:
      "nowhere to keep settings: set HOME or XDG_CONFIG_HOME, or use DTKB_LANG"
    case .git(let error): error.sentence
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
        + advice(nearest, "'dtkb help' lists the commands, 'dtkb search' looks for words")
    case .unknownOption(let word, let command, let nearest):
      "unknown option \(quoted(word))"
        + advice(
          nearest,
          "'dtkb help\(command.map { " " + $0 } ?? "")' lists them"
            + (command == "search" ? ", '--' stands before words that begin with '-'" : ""))
    case .missingValue(let option, let valueName):
      "option \(option) needs a value: \(option) \(valueName)"
    case .unexpectedValue(let value, let flag):
      "option \(flag) takes no value, but was given \(quoted(value))"
    case .notAChoice(let word, let name, let choices, let nearest):
      "\(quoted(word)) is no value for \(name)"
        + advice(nearest, choices.count > 8 ? "its help lists them" : "it takes \(choices.listed)")
    case .unexpectedArgument(let word, let command):
      "'\(command)' does not take \(quoted(word)); see 'dtkb help \(command)'"
    case .missingArgument(let name, let command):
      "'\(command)' needs \(name); see 'dtkb help \(command)'"
    }
  }
}

extension ProjectConfiguration.Fault {
  fileprivate var sentence: String {
    switch self {
    case .notJSON(let message): message
    case .unknownKey(let key, let nearest):
      "unknown key \(quoted(key))"
        + advice(
          nearest,
          "the keys are \(ProjectConfiguration.Key.allCases.map(\.rawValue).listed)")
    case .repeatedKey(let key): "\(quoted(key)) is given twice; delete one"
    case .wrongValue(let key, let wanted): "this is no value for \(quoted(key)): give \(wanted)"
    case .unknownRule(let id, let nearest):
      "unknown rule \(quoted(id))" + advice(nearest, "'dtkb rules' lists them")
    case .unknownSetting(let word, let rule, let nearest):
      "\(quoted(word)) is no setting for \(rule)"
        + advice(nearest, "it takes off, on, note, warning or error")
    case .unknownStyle(let word, let nearest):
      "unknown text style \(quoted(word))" + advice(nearest, "'dtkb sizes' shows all")
    case .unknownLanguage(let word, let nearest):
      "unknown language \(quoted(word))"
        + advice(nearest, "the languages are \(Language.allCases.map(\.rawValue).listed)")
    }
  }
}

extension GitError {
  fileprivate var sentence: String {
    switch self {
    case .notInstalled: "--diff asks git, which is in no folder of the PATH; install git"
    case .noRepository(let path):
      "\(quoted(path: path)) lies in no git repository; leave out --diff"
    case .unknownRevision(let word, let repository):
      "no revision \(quoted(word)) in the git repository \(quoted(path: repository)); name a commit, "
        + "a branch or a tag, or fetch it first"
    case .failed(let message): "git fails: \(lowered(message))"
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
    case .emptyRange: "no text size lies in the range; give the smaller size first"
    case .alreadyScaled(let points):
      "a font of \(points.plainDecimal) pt is scaled already; scale the one it was made from"
    case .fixedSize(let platform):
      "text has one size on \(platform.rawValue); leave out the text size"
    case .unknownCell(let style, let size, let platform):
      "no figure is published for \(style.rawValue) at \(size.rawValue) on \(platform.rawValue)"
        + "; 'dtkb sizes --platform \(platform.rawValue)' shows what is known"
    }
  }
}

extension StorageError {
  fileprivate var sentence: String {
    switch self {
    case .missing(let path):
      "no knowledge base at \(quoted(path: path)); set DTKB_KB to the path of one"
    case .notAFile(let path): "\(quoted(path: path)) is no file; a knowledge base is a file"
    case .notAKnowledgeBase(let path):
      "\(quoted(path: path)) is no knowledge base; set DTKB_KB to the path of one"
    case .otherVersion(let path, let found, let supported):
      "\(quoted(path: path)) has schema \(found), this program reads schema \(supported); "
        + (found > supported ? "use a newer dtkb" : "build the base again")
    case .damaged(let path, let detail):
      "\(quoted(path: path)) is damaged (\(lowered(detail))); build or install the base again"
    case .noFullTextSearch:
      "the SQLite library has no full-text search; install one that was built with FTS5"
    case .sqlite(_, let path):
      "cannot \(isOfWriting ? "write" : "read") \(quoted(path: path)): \(lowered(detail))"
    case .system(let code, let path):
      SystemError(code: code, path: path).sentence(doing: "read")
    }
  }
}

extension SystemError {
  /// The error in words: what was being done, with which file, and why it failed.
  func sentence(doing verb: String) -> String {
    "cannot \(verb) \(quoted(path: path)): \(lowered(message))"
  }
}

/// What to do about a word that names nothing: what may have been meant, and where to look.
private func advice(_ nearest: [String], _ hint: String) -> String {
  guard !nearest.isEmpty else { return "; \(hint)" }
  let words = nearest.prefix(3).map { "'\($0)'" }.joined(separator: " or ")
  return "; did you mean \(words)? (\(hint))"
}

private func advice(_ nearest: String?, _ hint: String) -> String {
  advice(nearest.map { [$0] } ?? [], hint)
}

extension [String] {
  fileprivate var listed: String { joined(separator: ", ") }
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
