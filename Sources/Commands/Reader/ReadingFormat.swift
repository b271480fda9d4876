import DTKBArgumentGrammar

/// How entries are written.
enum ReadingFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For programs.
  case json
  /// To be pasted where Markdown is read.
  case markdown
}

extension Option {
  /// The format of commands that show entries.
  static let readingFormat = Option(
    Option.format.name, value: "FORMAT", abstract: Option.format.abstract,
    values: .oneOf(ReadingFormat.allCases.map(\.rawValue)), default: ReadingFormat.text.rawValue)
}

extension ParsedArguments {
  var readingFormat: ReadingFormat { self[.readingFormat].flatMap(ReadingFormat.init) ?? .text }
}
