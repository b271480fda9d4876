import DTKBKnowledge

extension Check {
  /// Files and folders that the shape of a knowledge folder does not know.
  static let strayFiles = Check("StrayFiles") { draft in
    draft.root.children.flatMap { item -> [Defect] in
      guard item.isFolder, folders.contains(item.name) else {
        return item.isUnusable
          ? [] : [item.stray(unknown("file or folder", item.name, known: folders))]
      }
      return item.children.flatMap { child in
        item.name == "entries" ? strays(inEntries: child) : strays(in: item.name, child)
      }
    }
  }

  private static let folders = ["entries", "interface", "paths", "synonyms"]

  private static func strays(inEntries item: DiskItem) -> [Defect] {
    guard item.isFolder else {
      return item.isUnusable
        ? [] : [item.stray("a file stands where only folders of entries do: move or delete it")]
    }
    return item.children.compactMap { child in
      if child.isFolder { return child.stray("an entry has no folders: move the files up") }
      if child.name == "entry.json" || EntryDraft.canBeSample(child.name) { return nil }
      if child.name.hasSuffix(".json") {
        return child.stray("the facts of an entry are called `entry.json`: rename or delete this")
      }
      return child.strayLanguage(ending: ".md")
    }
  }

  private static func strays(in folder: String, _ item: DiskItem) -> [Defect] {
    if item.isFolder { return [item.stray("a folder stands where only files do: delete it")] }
    guard folder == "paths" else { return item.strayLanguage(ending: ".json").map { [$0] } ?? [] }
    return item.name.hasSuffix(".json")
      ? [] : [item.stray("a learning path is a file that ends in `.json`: rename or delete this")]
  }
}

extension DiskItem {
  fileprivate var isUnusable: Bool {
    if case .unusable = content { true } else { false }
  }

  fileprivate func stray(_ message: String) -> Defect {
    Defect(file: path, line: 1, message: message)
  }

  /// A defect where the name is not that of a language.
  fileprivate func strayLanguage(ending: String) -> Defect? {
    let names = Language.allCases.map { $0.rawValue + ending }
    return names.contains(name)
      ? nil : stray("no language has a file \(quoted(name)): use \(listed(names))")
  }
}
