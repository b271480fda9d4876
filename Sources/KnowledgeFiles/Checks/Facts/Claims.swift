import DTKBKnowledge

extension Check {
  /// Errata without a claim, claims elsewhere, and verdicts that there are not.
  static let claims = Check("Claims") { entry, _ in
    guard let kind = entry.kind else { return [] }
    guard let claim = entry.facts?.root?["claim"] else {
      return kind == .erratum
        ? [
          entry.defect(
            "kind", "the erratum has no claim: add `\"claim\": {\"verdict\": …}`")
        ] : []
    }
    var defects: [Defect] = []
    if kind != .erratum {
      defects.append(entry.defect("claim", "only an erratum has a claim: delete the key"))
    }
    let verdicts = Claim.Verdict.allCases.map(\.rawValue)
    if let verdict = claim["verdict"], let word = verdict.string, !word.isEmpty,
      !verdicts.contains(word)
    {
      defects.append(entry.defect(verdict.line, unknown("verdict", word, known: verdicts)))
    }
    for key in ["base", "claimed"] {
      if let number = claim["figure"]?[key], let points = number.number, points <= 0 {
        defects.append(
          entry.defect(number.line, "\(quoted(key)) is not above 0: give it in points"))
      }
    }
    return defects
  }
}
