import DTKBSourceReading

extension Rule {
  /// SwiftUI's older names for the text size: `\.sizeCategory` and `ContentSizeCategory`.
  ///
  /// Silent in code for systems before iOS 15; UIKit's categories are current API.
  static let deprecatedSizeCategory = Rule(
    id: "deprecated-size-category", severity: .note, fix: .automatic, facts: ["name", "correct"],
    triggers: [.word("sizeCategory"), .word("ContentSizeCategory")]
  ) { site in
    guard !site.isForOlderSystems else { return [] }
    switch site.node.kind {
    case .keyPath:
      guard site.node.isNamed("sizeCategory"), site.isOfEnvironment else { return [] }
      return [
        Detection(
          site.node.range,
          facts: ["name": .name("\\.sizeCategory"), "correct": .name("\\.dynamicTypeSize")])
      ]
    case .identifier, .typeAnnotation, .returnType, .castType, .inheritedType,
      .extensionDeclaration:
      guard site.node.isNamed("ContentSizeCategory"), site.isOfSwiftUI,
        let token = site.node.nameToken
      else { return [] }
      let found = site.node.tree.tokens[token]
      return [
        Detection(
          found.start..<found.end,
          facts: ["name": .name("ContentSizeCategory"), "correct": .name("DynamicTypeSize")])
      ]
    default: return []
    }
  }
}

extension SwiftSite {
  /// Whether a key path leads into the environment: of `@Environment`, `environment(…)` and their like.
  fileprivate var isOfEnvironment: Bool {
    guard let argument = node.parent, argument.kind == .argument, let around = argument.parent
    else { return false }
    if around.kind == .attribute { return around.isNamed("Environment") }
    return around.callee.map { $0.isNamed("environment") || $0.isNamed("transformEnvironment") }
      ?? false
  }

  /// Whether `ContentSizeCategory` is SwiftUI's here, and not a type of the project.
  fileprivate var isOfSwiftUI: Bool {
    guard context.mayBeOfSwiftUI else { return false }
    // The type of the environment's own value has been told of at the key path.
    if node.kind == .typeAnnotation, let variable = node.parent?.variable,
      variable.attributes.contains(where: { $0.isNamed("Environment") })
    {
      return false
    }
    let own = context.types.type(named: "ContentSizeCategory", at: node)
    return own?.declaration == nil
  }

  /// Whether only systems before iOS 15 run the code here.
  fileprivate var isForOlderSystems: Bool {
    let isInElse = context.conditions(around: node).contains { run in
      let asks = run.condition.subtree.first {
        $0.isNamed("#available") || $0.isNamed("#unavailable")
      }
      guard let asks else { return false }
      return asks.isNamed("#available") != run.isHeld
    }
    if isInElse { return true }
    return node.ancestors.contains { around in
      around.attributes.contains { attribute in
        attribute.isNamed("available") && attribute.mentions(["deprecated", "obsoleted"])
      }
    }
  }
}
