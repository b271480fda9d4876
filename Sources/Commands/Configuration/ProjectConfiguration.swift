import DTKBArgumentGrammar
import DTKBJSONReading
import DTKBKnowledge
import DTKBOperatingSystem
import DTKBSnippetRules
import DynamicTypeScaling

/// What a project asks of the checker, as its file `.dtkb.json` says.
struct ProjectConfiguration: Sendable, Equatable {
  /// What a project asks of a rule.
  enum RuleSetting: Sendable, Equatable {
    case off
    case on
    /// It runs, and all its findings have this severity.
    case severity(Severity)
  }

  /// What is wrong in the file.
  enum Fault: Sendable, Equatable {
    /// It is no JSON; the reader says why.
    case notJSON(String)
    case unknownKey(String, nearest: String?)
    case repeatedKey(String)
    /// The value of a key is not what is wanted there.
    case wrongValue(key: String, wanted: String)
    case unknownRule(String, nearest: String?)
    case unknownSetting(String, rule: String, nearest: String?)
    case unknownStyle(String, nearest: String?)
    case unknownLanguage(String, nearest: String?)
  }

  /// The name of the file.
  static let fileName = ".dtkb.json"

  /// The keys of the file.
  enum Key: String, CaseIterable {
    case exclude, fontTokens, include, language, minimumIOSVersion, rules, scalingWrappers
  }

  /// The rules that the project turns on or off, or whose findings it weighs otherwise.
  var rules: [String: RuleSetting] = [:]
  /// The files that are looked at; all where none is named.
  var include: [PathPattern] = []
  /// The files and folders that are not looked at.
  var exclude: [PathPattern] = []
  /// The language of the findings.
  var language: Language?
  /// What the rules are told.
  var settings = ProjectSettings()

  /// A project that asks for nothing.
  init() {}

  /// Reads the text of a file.
  ///
  /// - throws: The first fault, with its line.
  init(parsing text: String, at path: String) throws(CommandError) {
    let document: DTKBJSONReading.JSONValue
    do throws(JSONError) {
      document = try DTKBJSONReading.JSONValue(parsing: text)
    } catch {
      throw .projectConfiguration(path: path, line: error.line, .notJSON(error.message))
    }
    var reader = Reader(path: path, configuration: self)
    try reader.read(document)
    self = reader.configuration
  }

  /// Reads a file.
  init(at path: String) throws(CommandError) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try File.read(path)
    } catch {
      throw .system(error, doing: "read")
    }
    try self.init(parsing: String(decoding: bytes, as: UTF8.self), at: path)
  }

  /// Whether it leaves out nothing.
  var takesAll: Bool { include.isEmpty && exclude.isEmpty }

  /// Whether a file is looked at, by its path from the folder of the configuration.
  func takes(file path: String) -> Bool {
    !exclude.contains { $0.matchesOrHolds(path) }
      && (include.isEmpty || include.contains { $0.matchesOrHolds(path) })
  }

  /// Whether nothing in a folder is looked at.
  func excludes(folder path: String) -> Bool {
    exclude.contains { $0.matches(path, isFolder: true) }
  }
}

extension ProjectConfiguration {
  /// Reads the members of the file one by one.
  private struct Reader {
    let path: String
    var configuration: ProjectConfiguration

    private typealias Value = DTKBJSONReading.JSONValue

    private func error(_ line: Int, _ fault: Fault) -> CommandError {
      .projectConfiguration(path: path, line: line, fault)
    }

    mutating func read(_ document: DTKBJSONReading.JSONValue) throws(CommandError) {
      guard case .object(let members) = document.content else {
        throw error(document.line, .notJSON("expected an object in braces"))
      }
      var seen: Set<String> = []
      for member in members {
        guard let key = Key(rawValue: member.key) else {
          let near = nearest(to: member.key, among: Key.allCases.map(\.rawValue)).first
          throw error(member.line, .unknownKey(member.key, nearest: near))
        }
        guard seen.insert(member.key).inserted else {
          throw error(member.line, .repeatedKey(member.key))
        }
        try read(member.value, of: key)
      }
    }

    private mutating func read(_ value: Value, of key: Key) throws(CommandError) {
      switch key {
      case .rules: try readRules(value)
      case .include:
        configuration.include = try strings(value, of: key).map { PathPattern($0) }
      case .exclude:
        configuration.exclude = try strings(value, of: key).map { PathPattern($0) }
      case .scalingWrappers:
        let names = try strings(value, of: key).map { $0.hasPrefix("@") ? $0.dropFirst() : $0[...] }
        configuration.settings.scalingWrappers = Set(names.map(String.init))
      case .fontTokens: try readTokens(value)
      case .minimumIOSVersion:
        guard let version = value.number ?? value.string.flatMap(Double.init),
          (1...1000).contains(version)
        else { throw wrong(value, key, "a version such as 15 or 15.4") }
        configuration.settings.minimumIOSVersion = version
      case .language:
        guard let name = value.string else { throw wrong(value, key, "the name of a language") }
        guard let language = Language(named: name) else {
          let near = Language.name(nearestTo: name)
          throw error(value.line, .unknownLanguage(name, nearest: near))
        }
        configuration.language = language
      }
    }

    private func wrong(_ value: Value, _ key: Key, _ wanted: String) -> CommandError {
      error(value.line, .wrongValue(key: key.rawValue, wanted: wanted))
    }

    private func strings(_ value: Value, of key: Key) throws(CommandError) -> [String] {
      guard case .array(let elements) = value.content else {
        throw wrong(value, key, "a list of strings")
      }
      var strings: [String] = []
      for element in elements {
        guard let string = element.string, !string.isEmpty else {
          throw wrong(element, key, "a list of strings")
        }
        strings.append(string)
      }
      return strings
    }

    private mutating func readRules(_ value: Value) throws(CommandError) {
      let wanted = "an object such as {\"fixed-font-size\": \"error\"}"
      guard case .object(let members) = value.content else { throw wrong(value, .rules, wanted) }
      let known = Rule.all.map(\.id)
      let settings = ["off", "on"] + Severity.allCases.map(\.rawValue)
      for member in members {
        guard known.contains(member.key) else {
          let near = nearest(to: member.key, among: known).first
          throw error(member.line, .unknownRule(member.key, nearest: near))
        }
        guard configuration.rules[member.key] == nil else {
          throw error(member.line, .repeatedKey(member.key))
        }
        guard let word = member.value.string else { throw wrong(member.value, .rules, wanted) }
        switch (word, Severity(rawValue: word)) {
        case (_, let severity?): configuration.rules[member.key] = .severity(severity)
        case ("on", _): configuration.rules[member.key] = .on
        case ("off", _): configuration.rules[member.key] = .off
        default:
          throw error(
            member.value.line,
            .unknownSetting(
              word, rule: member.key, nearest: nearest(to: word, among: settings).first))
        }
      }
    }

    private mutating func readTokens(_ value: Value) throws(CommandError) {
      guard case .object(let members) = value.content else {
        throw wrong(value, .fontTokens, "an object such as {\"AppFont.title\": \"title2\"}")
      }
      for member in members {
        guard configuration.settings.fontTokens[member.key] == nil else {
          throw error(member.line, .repeatedKey(member.key))
        }
        guard let name = member.value.string else {
          throw wrong(member.value, .fontTokens, "the name of a text style")
        }
        guard let style = TextStyle(rawValue: name) else {
          let near = nearest(to: name, among: TextStyle.allCases.map(\.rawValue)).first
          throw error(member.value.line, .unknownStyle(name, nearest: near))
        }
        configuration.settings.fontTokens[member.key] = style
      }
    }
  }
}
