import DTKBKnowledge
import DTKBSnippetRules
import DynamicTypeScaling

extension ProjectConfiguration {
  /// What applies to the files of a project, every rule included, in the form of its file.
  func document(for project: Project, _ selection: RuleSelection) -> JSONValue {
    let running = Set(selection.rules(in: self).map(\.id))
    let rules = Rule.all.map { rule -> (String, JSONValue) in
      guard running.contains(rule.id) else { return (rule.id, "off") }
      if case .severity(let severity)? = self.rules[rule.id] {
        return (rule.id, .string(severity.rawValue))
      }
      return (rule.id, "on")
    }
    return .document([
      "configuration": .string(orNull: project.configurationPath),
      "project": .string(orNull: project.root),
      "exclude": .array(exclude.map { .string($0.text) }),
      "include": .array(include.map { .string($0.text) }),
      "fontTokens": .object(settings.fontTokens.mapValues { .string($0.rawValue) }),
      "language": .string(orNull: language?.rawValue),
      "minimumIOSVersion": settings.minimumIOSVersion.map(JSONValue.number) ?? .null,
      "rules": .object(Dictionary(uniqueKeysWithValues: rules)),
      "scalingWrappers": .array(settings.scalingWrappers.sorted().map { .string($0) }),
    ])
  }
}
