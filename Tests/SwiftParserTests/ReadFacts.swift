/// What two readers of the same Swift text must agree on, each fact as a line that starts with its byte offset.
struct ReadFacts {
  /// The tokens outside literals.
  var tokens: Set<String> = []
  /// Calls: what is called, the labels of the arguments, the trailing closures.
  var calls: Set<String> = []
  /// Declarations, statements, closures and ternaries with their parts.
  var structure: Set<String> = []

  /// The facts that only one of two readers has.
  func differences(from other: ReadFacts) -> [String] {
    [
      ("token", tokens, other.tokens), ("call", calls, other.calls),
      ("structure", structure, other.structure),
    ].flatMap { kind, own, others in
      own.subtracting(others).sorted().map { "only ours: \(kind) \($0)" }
        + others.subtracting(own).sorted().map { "only the toolchain's: \(kind) \($0)" }
    }
  }
}
