import DTKBKnowledge

/// The folder of an entry as it was read.
struct EntryDraft: Sendable {
  /// The folder's name.
  let id: String
  /// The folder's path, such as `entries/icon`.
  let path: String
  /// `entry.json`; `nil` where there is none.
  let facts: JSONFile?
  /// What the entry says, in the order of the languages.
  let texts: [TextDraft]
  /// The files beside that can be read, by name.
  let samples: [TextFile]
  /// The names of the files beside, also of those that cannot be read.
  let sampleNames: [String]

  init(_ folder: DiskItem) {
    id = folder.name
    path = folder.path
    facts = folder.child("entry.json").flatMap(TextFile.init).map(JSONFile.init)
    texts = Language.allCases.compactMap { language in
      (folder.child(language.rawValue + ".md")).flatMap(TextFile.init)
        .map { TextDraft(language: language, file: $0) }
    }
    let others = folder.children.filter { Self.canBeSample($0.name) && !$0.isFolder }
    samples = others.compactMap(TextFile.init)
    sampleNames = others.map(\.name)
  }

  /// Whether a file of that name is meant as code: it is neither text nor facts.
  static func canBeSample(_ name: String) -> Bool {
    !name.hasSuffix(".md") && !name.hasSuffix(".json")
  }

  /// What the first word of a sample's name says of it.
  static func role(ofSample name: String) -> Sample.Role? {
    Sample.Role.allCases.first { name.hasPrefix($0.rawValue + "-") }
  }

  var kind: EntryKind? {
    (facts?.root?["kind"]?.string).flatMap(EntryKind.init)
  }

  /// The strings of a list in `entry.json`, each with its line.
  func words(_ key: String) -> [(word: String, line: Int)] {
    facts?.root?[key]?.elements.compactMap { value in value.string.map { ($0, value.line) } } ?? []
  }
}
