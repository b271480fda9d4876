import DTKBSnippetRules

/// The rules that a command line asks for.
struct RuleSelection: Sendable {
  /// The rules that were named; where none was, those that are on decide.
  var named: [Rule] = []
  /// Whether those that are off by default run too.
  var includesAll = false

  /// The rules that a project is held against: those that were named, else those that are on for it.
  func rules(in project: ProjectConfiguration) -> [Rule] {
    if !named.isEmpty { return named }
    return Rule.all.filter { rule in
      switch project.rules[rule.id] {
      case .off: false
      case .on, .severity: true
      case nil: rule.isOnByDefault || includesAll
      }
    }
  }

  /// The rules that any of several projects is held against, or code that belongs to none.
  func rules(in projects: [ProjectConfiguration]) -> [Rule] {
    let asked = (projects + [ProjectConfiguration()]).flatMap { rules(in: $0).map(\.id) }
    return Rule.all.filter { asked.contains($0.id) }
  }
}

extension ProjectConfiguration {
  /// A finding as the project weighs it.
  func weighed(_ finding: Finding) -> Finding {
    guard case .severity(let severity)? = rules[finding.rule] else { return finding }
    var finding = finding
    finding.severity = severity
    return finding
  }
}
