public import DTKBKnowledge
public import DTKBKnowledgeStorage
import DTKBTextAnalysis

extension QueryService {
  /// The entry of an id, or `nil` where the base has none, or has none in the only language asked
  /// for.
  public func entry(
    _ id: String, in language: LanguageChoice
  ) throws(StorageError) -> ShownEntry? {
    for (index, base) in bases.all.enumerated() {
      guard let entry = try base.entry(id) else { continue }
      for candidate in language.candidates {
        guard let text = entry.text(in: candidate) else { continue }
        return ShownEntry(
          entry: entry, text: text, isInOtherLanguage: candidate != language.language,
          origin: try origin(of: id, inBase: index))
      }
      return nil
    }
    return nil
  }

  private func origin(of id: String, inBase index: Int) throws(StorageError) -> EntryOrigin {
    for base in bases.all[(index + 1)...] {
      if try base.contains(id) { return .ownInPlaceOfAnother }
    }
    return index < bases.all.count - 1 ? .own : .shipped
  }

  /// Every entry that fits, by kind in the order of `EntryKind.allCases`, then by id.
  ///
  /// An entry that is not written in a preferred language is listed in the next one it has.
  public func list(
    kind: EntryKind? = nil, topic: Topic? = nil, in language: LanguageChoice
  ) throws(StorageError) -> [ListedEntry] {
    var listed: [String: ListedEntry] = [:]
    for (index, base) in bases.all.enumerated() {
      for candidate in language.candidates {
        for heading in try base.headings(in: candidate) where listed[heading.id] == nil {
          guard kind == nil || heading.kind == kind else { continue }
          guard topic.map(heading.topics.contains) ?? true else { continue }
          guard try !bases.isOverridden(heading.id, inBase: index) else { continue }
          listed[heading.id] = ListedEntry(
            id: heading.id, kind: heading.kind, language: heading.language, title: heading.title,
            summary: heading.summary, topics: heading.topics)
        }
      }
    }
    let order = EntryKind.allCases
    return listed.values.sorted {
      (order.firstIndex(of: $0.kind) ?? 0, $0.id) < (order.firstIndex(of: $1.kind) ?? 0, $1.id)
    }
  }

  /// The ids of all entries, in order.
  public func ids() throws(StorageError) -> [String] {
    var ids: Set<String> = []
    for base in bases.all { ids.formUnion(try base.entryIDs()) }
    return ids.sorted()
  }

  /// The ids of the base that are nearest to a word that is none, the nearest first.
  public func idsNear(_ word: String) throws(StorageError) -> [String] {
    let limit = 3
    return try ids().compactMap { id in
      editDistance(from: word, to: id, limit: limit).map { (id, $0) }
    }
    .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    .map(\.0)
  }
}
