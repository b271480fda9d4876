import DTKBSnippetRules
import DTKBSourceReading

extension FuzzTarget {
  /// The whole check of a snippet under every name that its language depends on: findings lie in the
  /// text, and what they propose can be done.
  static let check = FuzzTarget(name: "check") { ground in
    let checker = Checker(rules: Rule.all)
    let names = ["a.swift", "a.tsx", "a.xib", "a.css", "a.html", "a.md", "-"]
    let seeds = ground.seeds(
      endingIn: ".swift", ".tsx", ".js", ".xib", ".storyboard", ".css", ".html", ".md")
    return Trial(seeds: seeds) { bytes in
      for name in names {
        let source = SourceFile(name: name, bytes: bytes)
        let project = ProjectSymbols([FileSymbols(source)])
        for finding in checker.check(source, in: project).findings {
          if finding.range.isEmpty { return "\(name): \(finding.rule) underlines nothing" }
          let ranges = [finding.range] + finding.edits.map(\.range)
          if let fault = ranges.fault(in: bytes) { return "\(name): \(finding.rule): \(fault)" }
          _ = EditSet(finding.fix, of: [finding]).applied(to: bytes)
        }
        _ = Suppressions(in: source)
      }
      return nil
    }
  }
}
