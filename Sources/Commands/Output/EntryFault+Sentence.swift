import DTKBQueryService

extension EntryFault {
  /// What is wrong and what to do, in one lower-case sentence.
  var sentence: String {
    switch kind {
    case .unknownRule(let id): "there is no rule '\(id)': correct the comment"
    case .notFound(let rule):
      "'\(rule)' is announced and not found: correct the comment or the code"
    case .notAnnounced(let rule):
      "'\(rule)' is found and not announced: mend the code, or announce it with '// finds: \(rule)'"
    case .unknownFact(let name, let rule):
      "'\(rule)' has no fact '{\(name)}': use one that 'dtkb rules \(rule)' lists"
    }
  }
}
