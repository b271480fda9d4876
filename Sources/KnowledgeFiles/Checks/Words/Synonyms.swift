extension Check {
  /// Groups of one word, and words that stand in two groups or twice in one.
  static let synonyms = Check("Synonyms") { draft in
    draft.synonyms.flatMap { _, json -> [Defect] in
      var seen: Set<String> = []
      return (json.root?["groups"]?.elements ?? []).flatMap { group -> [Defect] in
        var defects = group.elements.filter { element in
          element.string.map { !seen.insert($0.lowercased()).inserted } ?? false
        }.map { element in
          json.defect(
            element.line,
            "\(quoted(element.string ?? "")) stands here again: make one group of both")
        }
        if case .array(let words) = group.content, words.count < 2 {
          defects.append(
            json.defect(group.line, "the group has fewer than two words: add one or delete it"))
        }
        return defects
      }
    }
  }
}
