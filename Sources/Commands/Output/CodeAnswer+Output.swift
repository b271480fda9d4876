import DTKBKnowledge
import DTKBQueryService

extension CodeAnswer {
  /// The answer for programs.
  var json: JSONValue {
    .document(["like": .string(name), "results": .array(results.map(\.json))])
  }

  /// The entries for people: what each says, where its rule finds something, and how to open it.
  func text(on page: TextPage, _ words: InterfaceWords) -> String {
    var page = page
    for (place, result) in results.enumerated() {
      if place > 0 { page.gap() }
      let kind = words.name(of: result.kind) + (result.isOwn ? " · \(words[.ownEntry])" : "")
      page.words(
        result.title.fragments(in: result.language, .bold) + [Fragment(" · \(kind)", .dim)],
        hanging: 2)
      page.words(result.summary.fragments(in: result.language), indent: 2)
      if !result.lines.isEmpty {
        let lines = result.lines.prefix(12).map(String.init).joined(separator: ", ")
        page.words(
          Fragment(words.sentence(.foundInLines, ["lines": lines]), .note), indent: 2, hanging: 2)
      }
      page.words("→ dtkb show \(result.id)", indent: 2, hanging: 2)
    }
    return page.text
  }

  /// What was found.
  func summary(_ words: InterfaceWords) -> [String] {
    let values: KeyValuePairs = ["query": name, "count": String(results.count)]
    return [words.sentence(results.isEmpty ? .noResults : .resultsSummary, values)]
  }
}

extension CodeAnswer.Result {
  fileprivate var json: JSONValue {
    var members: [String: JSONValue] = [
      "id": .string(id), "kind": .string(kind.rawValue), "language": .string(language.rawValue),
      "title": .string(title), "summary": .string(summary),
      "topics": .strings(topics.map(\.rawValue)), "score": .number(score),
      "lines": .array(lines.map { .number(Double($0)) }),
    ]
    if isOwn { members["own"] = .bool(true) }
    return .object(members)
  }
}
