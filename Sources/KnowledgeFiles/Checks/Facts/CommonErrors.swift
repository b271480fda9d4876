import DTKBKnowledge

extension Check {
  /// Common errors that do not name the rule they explain, and rules named elsewhere.
  static let commonErrors = Check("CommonErrors") { entry, _ in
    guard let kind = entry.kind else { return [] }
    let rule = entry.facts?.root?["rule"]
    guard kind == .commonError else {
      return rule == nil
        ? [] : [entry.defect("rule", "only a common error has a rule: delete the key")]
    }
    guard let rule else {
      return [
        entry.defect("kind", "the common error has no rule: add `\"rule\": \"\(entry.id)\"`")
      ]
    }
    guard let id = rule.string, !id.isEmpty, id != entry.id else { return [] }
    return [
      entry.defect(
        rule.line,
        "the rule \(quoted(id)) is not the entry's id \(quoted(entry.id)): make them equal")
    ]
  }
}
