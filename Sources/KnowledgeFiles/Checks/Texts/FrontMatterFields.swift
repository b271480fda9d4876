import DTKBKnowledge

extension Check {
  /// Fields of the front matter that are unknown, missing, empty, quoted or given twice.
  static let frontMatterFields = Check("FrontMatterFields") { text, entry, _ in
    var seen: Set<String> = []
    var defects = text.head.fields.compactMap { field -> Defect? in
      guard seen.insert(field.key).inserted else {
        return text.defect(field.line, "the key \(quoted(field.key)) is given twice: keep one")
      }
      return fault(of: field, in: entry).map { text.defect(field.line, $0) }
    }
    if text.head.isWhole {
      let needed = entry.kind == .commonError ? keys + commonErrorKeys : keys
      defects += needed.filter { !seen.contains($0) }.map {
        text.defect(1, "the key \(quoted($0)) is missing: add `\($0): …` to the front matter")
      }
    }
    return defects
  }

  private static let keys = ["title", "summary", "search"]
  private static let commonErrorKeys = ["message", "fix"]

  private static func fault(of field: FrontMatter.Field, in entry: EntryDraft) -> String? {
    guard (keys + commonErrorKeys).contains(field.key) else {
      return unknown("key", field.key, known: keys + commonErrorKeys)
    }
    if let kind = entry.kind, kind != .commonError, commonErrorKeys.contains(field.key) {
      return "only a common error has \(quoted(field.key)): delete the line"
    }
    if field.value.isEmpty { return "the key \(quoted(field.key)) is empty: write its value" }
    if field.value.utf8.count > 1, field.value.hasPrefix("\""), field.value.hasSuffix("\"") {
      return "the value stands in quotes, which would be shown: delete them"
    }
    return nil
  }
}
