public import DTKBSourceReading

/// Holds sources against rules.
public struct Checker: Sendable {
  private let swift: SwiftDispatch

  /// Makes a checker that knows these rules.
  public init(rules: [Rule]) {
    swift = SwiftDispatch(rules: rules)
  }

  /// Whether a source holds a word that a rule asks for; if not, nothing will be found in it.
  public func mayFind(in source: SourceFile) -> Bool {
    swift.words.findsAny(in: source.bytes.span)
  }

  /// What the rules find in a source.
  ///
  /// Never fails: what cannot be read is read over. Most sources hold none of the words that the rules ask
  /// for, and are not read further than to see that. The code blocks of a Markdown text are sources of their own.
  /// - Parameter project: what the other files of the project declare.
  public func check(_ source: SourceFile, in project: ProjectSymbols = .none) -> CheckResult {
    let hits = swift.words.hits(in: source.bytes.span)
    guard !hits.isEmpty else { return CheckResult(findings: []) }
    switch SourceLanguage(of: source) {
    case .swift:
      return swift.check(SwiftTree(reading: source.bytes), source, hits, in: project)
    case .markdown:
      return check(MarkdownDocument(reading: source.bytes), source, hits, in: project)
    case .script, .interfaceBuilder, .html, .css:
      return CheckResult(findings: [])
    }
  }

  private func check(
    _ document: MarkdownDocument, _ source: SourceFile, _ hits: [WordFinder.Hit],
    in project: ProjectSymbols
  ) -> CheckResult {
    var findings: [Finding] = []
    var notAnalysable: [String: Int] = [:]
    var repairs: Set<Repair> = []
    var hits = hits[...]
    for snippet in document.snippets where snippet.language == .swift {
      hits = hits.drop { $0.offset < snippet.range.lowerBound }
      let inside = hits.prefix { $0.offset < snippet.range.upperBound }
      guard !inside.isEmpty else { continue }
      let tree = SwiftTree(reading: document.bytes, in: snippet.range)
      let result = swift.check(tree, source, Array(inside), in: project)
      findings += result.findings
      notAnalysable.merge(result.notAnalysable, uniquingKeysWith: +)
      repairs.formUnion(result.repairs)
    }
    return CheckResult(findings: findings, notAnalysable: notAnalysable, repairs: repairs)
  }
}
