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
      var detection = Detection(
        site.node.range,
        facts: ["name": .name("\\.sizeCategory"), "correct": .name("\\.dynamicTypeSize")])
      if site.context.minimumIOSVersion(at: site.node) ?? 15 >= 15 {
        detection.offer(site.renamedInEnvironment, as: .automatic)
      }
      return [detection]
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
  /// The newer key, and the newer names wherever what it gives is used; nothing where a use is not understood.
  fileprivate var renamedInEnvironment: [Edit?] {
    guard node.name == "sizeCategory", let argument = node.parent else { return [] }
    let key = Edit(node.nameTokenRange, "dynamicTypeSize")
    if argument.parent?.kind == .attribute {
      guard let variable = argument.parent?.parent, variable.kind == .variableDeclaration,
        let binding = variable.firstChild(.binding), binding.isPrivate
      else { return [] }
      let type = binding.firstChild(.typeAnnotation)
      return [key] + [type.map { Edit($0.nameTokenRange, "DynamicTypeSize") }].filter { $0 != nil }
        + context.references(to: binding).map(context.renamedUse)
    }
    // `.environment(\.sizeCategory, .accessibilityLarge)`
    guard let value = argument.nextSibling, value.outcomes.count == 1,
      let operand = value.outcomes[0].operand, let edit = context.renamedSize(operand)
    else { return [] }
    return [key, edit]
  }

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

extension SwiftContext {
  /// The newer name where a value of the older type is asked or compared; nil for every other use.
  fileprivate func renamedUse(_ use: SwiftNode) -> Edit? {
    if let chain = use.chain, chain.links.last != use {
      guard chain.links.count == 2, let question = chain.links.last,
        question.isNamed("isAccessibilityCategory")
      else { return nil }
      return Edit(question.nameTokenRange, "isAccessibilitySize")
    }
    let signs: Set<String> = ["==", "!=", "<", ">", "<=", ">="]
    for (sign, other) in [
      (use.nextSibling, use.nextSibling?.nextSibling),
      (use.previousSibling, use.previousSibling?.previousSibling),
    ] {
      if let sign, sign.kind == .infixOperator, signs.contains(sign.name), let other {
        return renamedSize(other)
      }
    }
    return nil
  }

  /// The newer name of a size that an operand names.
  fileprivate func renamedSize(_ operand: SwiftNode) -> Edit? {
    guard operand.kind == .implicitMember,
      let size = TextSizeType.contentSizeCategory.size(named: operand.name)
    else { return nil }
    return Edit(operand.nameTokenRange, TextSizeType.dynamicTypeSize.name(of: size))
  }
}
