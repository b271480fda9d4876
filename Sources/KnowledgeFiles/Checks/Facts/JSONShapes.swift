import DTKBKnowledge

extension Check {
  /// Keys that are unknown, missing or given twice, and values that are empty or of another type.
  static let jsonShapes = Check("JSONShapes") { draft in
    faults(in: draft.entries.compactMap(\.facts), .entry)
      + faults(in: draft.interface.map(\.json), .interface)
      + faults(in: draft.synonyms.map(\.json), .synonyms)
      + faults(in: draft.paths, .path)
  }

  private static func faults(in files: [JSONFile], _ shape: JSONShape) -> [Defect] {
    files.flatMap { json in
      json.root.map { root in
        shape.faults(of: root, called: "the file").map { json.defect($0.line, $0.message) }
      } ?? []
    }
  }
}

extension JSONShape {
  fileprivate static let entry = JSONShape.object([
    Key("kind", .text),
    Key("topics", .list(.text)),
    Key("frameworks", .list(.text), isRequired: false),
    Key("since", .list(.text), isRequired: false),
    Key("rule", .text, isRequired: false),
    Key("related", .list(.text), isRequired: false),
    Key("citations", .list(citation), isRequired: false),
    Key("claim", claim, isRequired: false),
  ])

  private static let citation = JSONShape.object([
    Key("title", .text), Key("publisher", .text), Key("url", .text),
  ])

  private static let claim = JSONShape.object([
    Key("verdict", .text), Key("figure", figure, isRequired: false),
  ])

  private static let figure = JSONShape.object([
    Key("base", .number), Key("api", .text), Key("relativeTo", .text), Key("size", .text),
    Key("claimed", .number),
  ])

  fileprivate static let interface = JSONShape.object(
    InterfaceWord.allCases.map { Key($0.rawValue, .text) })

  fileprivate static let path = JSONShape.object([
    Key("title", translations), Key("summary", translations), Key("steps", .list(step)),
  ])

  private static let step = JSONShape.object([Key("entry", .text), Key("exercise", exercise)])

  private static let exercise = JSONShape.object([
    Key("title", translations), Key("instruction", translations), Key("rules", .list(.text)),
    Key("needs", .list(.text)), Key("snippet", .list(.line)), Key("answer", .list(.line)),
  ])

  private static let translations = JSONShape.object(
    Language.allCases.map { Key($0.rawValue, .text, isRequired: false) })

  fileprivate static let synonyms = JSONShape.object([Key("groups", .list(.list(.text)))])
}
