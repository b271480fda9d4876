import DTKBKnowledge
import DTKBQueryService

extension ListedEntry {
  /// The entry for programs.
  var json: JSONValue {
    [
      "id": .string(id), "kind": .string(kind.rawValue), "language": .string(language.rawValue),
      "title": .string(title), "summary": .string(summary),
      "topics": .strings(topics.map(\.rawValue)),
    ]
  }
}

extension [ListedEntry] {
  /// The entries for people, by kind.
  func text(on page: TextPage, _ words: InterfaceWords) -> String {
    var page = page
    for kind in EntryKind.allCases {
      let entries = filter { $0.kind == kind }
      guard !entries.isEmpty else { continue }
      if !page.isEmpty { page.gap() }
      page.words(Fragment(words.name(of: kind), .bold))
      page.rows(
        entries.map { entry in
          let language = entry.language == words.language ? "" : " · \(entry.language.endonym)"
          return (
            entry.id,
            entry.title.fragments(in: entry.language) + [Fragment(language, .dim)]
          )
        })
    }
    return page.text
  }

  /// The entries by kind, as Markdown.
  func markdown(_ words: InterfaceWords) -> String {
    let parts = EntryKind.allCases.compactMap { kind -> String? in
      let entries = filter { $0.kind == kind }
      if entries.isEmpty { return nil }
      let items = entries.map { entry in
        let language = entry.language == words.language ? "" : " (\(entry.language.endonym))"
        return "- `\(entry.id)` – **\(entry.title)**\(language). \(entry.summary)\n"
      }
      return "## \(words.name(of: kind))\n\n" + items.joined()
    }
    return visibleLines(parts.joined(separator: "\n"))
  }
}
