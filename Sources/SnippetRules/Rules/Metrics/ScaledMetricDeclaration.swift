import DTKBSourceReading

extension Rule {
  /// `@ScaledMetric` on a declaration that cannot hold it: a `let`, a computed or lazy property, a property of an
  /// extension or a protocol, one that nothing gives a starting value.
  static let scaledMetricDeclaration = Rule(
    id: "scaled-metric-declaration", severity: .error, fix: .suggested, facts: ["name"],
    triggers: [.attribute("ScaledMetric")]
  ) { site in
    site.attributedBindings.filter(site.cannotHoldMetric).map { binding in
      var detection = Detection(
        site.node.range(toNameOf: binding), facts: ["name": .name(binding.name)])
      detection.offer(site.storedVariable(binding), as: .suggested)
      return detection
    }
  }
}

extension SwiftSite {
  /// Makes a constant, or a lazy variable, with a starting value a variable.
  fileprivate func storedVariable(_ binding: SwiftNode) -> [Edit?] {
    guard let variable = binding.variable, let type = typeOfMember,
      variable.ancestors.first(where: { $0.kind.declaresType })?.kind != .extensionDeclaration,
      binding.firstChild(.codeBlock) == nil, binding.firstChild(.accessors) == nil,
      !lacksValue(binding, in: type)
    else { return [] }
    let tree = binding.tree
    return variable.tokens.prefix(64).compactMap { index in
      let token = tree.tokens[index]
      switch token.keyword {
      case .let: return Edit(token.start..<token.end, "var")
      case .lazy: return Edit(token.start..<tree.tokens[index + 1].start, "")
      default: return nil
      }
    }.prefix(1).map { $0 }
  }

  fileprivate func cannotHoldMetric(_ binding: SwiftNode) -> Bool {
    guard let variable = binding.variable else { return false }
    if variable.keyword == .let || variable.hasModifier(.lazy) { return true }
    if binding.firstChild(.codeBlock) != nil { return true }
    if let accessors = binding.firstChild(.accessors),
      accessors.firstAccessor(.get) != nil || accessors.firstAccessor(.set) != nil
    {
      return true
    }
    guard let type = typeOfMember,
      let home = variable.ancestors.first(where: { $0.kind.declaresType })
    else { return false }
    if home.kind == .protocolDeclaration { return true }
    // What is wrong with a static one is that nothing installs it.
    if variable.isStatic { return false }
    if home.kind == .extensionDeclaration { return true }
    return lacksValue(binding, in: type)
  }

  /// Whether nothing gives a metric its starting value.
  private func lacksValue(_ binding: SwiftNode, in type: DeclaredType) -> Bool {
    if binding.firstChild(.initialValue) != nil || node.argument("wrappedValue") != nil {
      return false
    }
    if node.firstUnlabelledArgument != nil { return false }
    // With a style but no value the wrapper cannot be made, whatever an initialiser does.
    if node.argument("relativeTo") != nil { return true }
    guard let declaration = type.declaration else { return false }
    let initializers = type.parts.flatMap { part in
      part.firstChild(.members)?.declarations.filter { $0.kind == .initializerDeclaration } ?? []
    }
    if initializers.isEmpty {
      // The memberwise initialiser takes the value, unless nobody outside may call it so, or nobody here does.
      let calls = context.calls(of: type.name)
      return declaration.kind == .structDeclaration && (binding.isPrivate || !calls.isEmpty)
        && !calls.contains { $0.argument(binding.name) != nil }
    }
    let names: NameSet = ["_" + binding.name, binding.name]
    return !initializers.contains { $0.mentions(names) || $0.delegates }
  }
}

extension SwiftNode {
  /// Whether an initialiser calls another one of its type.
  fileprivate var delegates: Bool {
    subtree.contains { node in
      node.kind == .member && node.isNamed("init") && node.chain?.base?.isNamed("self") == true
    }
  }
}
