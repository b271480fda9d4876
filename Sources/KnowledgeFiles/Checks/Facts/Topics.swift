import DTKBKnowledge

extension Check {
  /// Topics outside the vocabulary, given twice, none, or more than three.
  static let topics = Check("Topics") { entry, _ in
    guard let value = entry.facts?.root?["topics"] else { return [] }
    let topics = entry.words("topics")
    let known = Topic.allCases.map(\.rawValue)
    var defects = topics.filter { !known.contains($0.word) }
      .map { entry.defect($0.line, unknown("topic", $0.word, known: known)) }
    defects += entry.repeated("topics", "topic")
    if value.elements.isEmpty {
      defects.append(entry.defect(value.line, "the entry has no topic: give it one to three"))
    } else if value.elements.count > 3 {
      defects.append(
        entry.defect(
          value.line, "the entry has \(value.elements.count) topics: keep the three it is about"))
    }
    return defects
  }
}

extension EntryDraft {
  /// A defect for each word that a list of `entry.json` holds again.
  func repeated(_ key: String, _ what: String) -> [Defect] {
    var seen: Set<String> = []
    return words(key).filter { !seen.insert($0.word).inserted }
      .map { defect($0.line, "the \(what) \(quoted($0.word)) is given twice: keep one") }
  }
}
