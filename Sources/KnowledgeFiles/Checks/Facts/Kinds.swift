import DTKBKnowledge

extension Check {
  /// Entries without facts, or of a kind that there is not.
  static let kinds = Check("Kinds") { entry, _ in
    guard let facts = entry.facts else {
      return [entry.defect(1, "the entry has no `entry.json`: add it with `kind` and `topics`")]
    }
    guard let kind = facts.root?["kind"], let word = kind.string, !word.isEmpty,
      EntryKind(rawValue: word) == nil
    else { return [] }
    return [
      entry.defect(kind.line, unknown("kind", word, known: EntryKind.allCases.map(\.rawValue)))
    ]
  }
}
