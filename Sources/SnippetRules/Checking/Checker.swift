public import DTKBSourceReading

/// Holds sources against rules.
public struct Checker: Sendable {
  private let swift: SwiftDispatch

  /// Makes a checker that knows these rules.
  public init(rules: [Rule]) {
    swift = SwiftDispatch(rules: rules)
  }

  /// What the rules find in a source.
  ///
  /// Never fails: what cannot be read is read over. Most sources hold none of the words that the rules ask
  /// for, and are not read further than to see that.
  /// - Parameter project: what the other files of the project declare.
  public func check(_ source: SourceFile, in project: ProjectSymbols = .none) -> CheckResult {
    let hits = swift.words.hits(in: source.bytes.span)
    guard !hits.isEmpty else { return CheckResult(findings: []) }
    let context = SwiftContext(SwiftTree(reading: source.bytes), name: source.name, project: project)
    return swift.check(context, hits)
  }
}
