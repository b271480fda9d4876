import DTKBKnowledge

/// A folder of knowledge as it was read, before anything in it is proved.
struct Draft: Sendable {
  /// The folder itself, with everything that lies in it.
  let root: DiskItem
  let requiredLanguages: [Language]
  /// The entries, by id.
  let entries: [EntryDraft]
  /// Every id that a text may lead to, in order.
  let ids: [String]
  /// The words around the content, in the order of the languages.
  let interface: [(language: Language, json: JSONFile)]
  /// The words that mean the same, in the order of the languages.
  let synonyms: [(language: Language, json: JSONFile)]
  /// The learning paths, by name.
  let paths: [JSONFile]

  init(root: DiskItem, requiredLanguages: [Language], otherIDs: [String]) {
    self.root = root
    self.requiredLanguages = requiredLanguages
    entries = root.child("entries")?.children.filter(\.isFolder).map(EntryDraft.init) ?? []
    ids = Set(entries.map(\.id) + otherIDs).sorted()
    interface = Self.filesByLanguage(root.child("interface"))
    synonyms = Self.filesByLanguage(root.child("synonyms"))
    paths =
      root.child("paths")?.children.filter { $0.name.hasSuffix(".json") }
      .compactMap(TextFile.init).map(JSONFile.init) ?? []
  }

  /// Whether the folder is the one that ships, with every language; else it is a team's own.
  var isShipped: Bool { !requiredLanguages.isEmpty }

  var jsonFiles: [JSONFile] {
    entries.compactMap(\.facts) + interface.map(\.json) + synonyms.map(\.json) + paths
  }

  /// Every file of text that the shape of the folder knows.
  var textFiles: [TextFile] {
    jsonFiles.map(\.file) + entries.flatMap { $0.texts.map(\.file) + $0.samples }
  }

  private static func filesByLanguage(
    _ folder: DiskItem?
  ) -> [(language: Language, json: JSONFile)] {
    Language.allCases.compactMap { language in
      (folder?.child(language.rawValue + ".json")).flatMap(TextFile.init)
        .map { (language, JSONFile($0)) }
    }
  }
}
