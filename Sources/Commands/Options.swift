import DTKBArgumentGrammar
import DTKBKnowledge

/// How results are written.
enum OutputFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For programs.
  case json
}

/// The options that several commands have.
extension Option {
  static let language = Option(
    "lang", value: "LANGUAGE",
    abstract: "read in this language and in no other",
    values: .such(Language.allCases.map(\.rawValue)))

  static let format = Option(
    "format", value: "FORMAT", abstract: "how results are written",
    values: .oneOf(OutputFormat.allCases.map(\.rawValue)), default: OutputFormat.text.rawValue)

  static let kind = Option(
    "kind", value: "KIND", abstract: "only entries of this kind",
    values: .oneOf(EntryKind.allCases.map(\.rawValue)))

  static let topic = Option(
    "topic", value: "TOPIC", abstract: "only entries on this topic, such as scaled-metric or icon",
    values: .oneOf(Topic.allCases.map(\.rawValue)))
}

extension ParsedArguments {
  var format: OutputFormat { self[.format].flatMap(OutputFormat.init) ?? .text }
  var kind: EntryKind? { self[.kind].flatMap(EntryKind.init) }
  var topic: Topic? { self[.topic].flatMap(Topic.init) }
}
