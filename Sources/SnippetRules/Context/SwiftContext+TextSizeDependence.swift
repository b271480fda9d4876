import DTKBSourceReading

extension SwiftContext {
  /// Whether an expression asks for the reader's text size.
  func readsTextSize(_ node: SwiftNode) -> Bool {
    node.mentions(Self.namesOfTextSize)
  }

  private static let namesOfTextSize: NameSet = [
    "dynamicTypeSize", "sizeCategory", "isAccessibilitySize", "isAccessibilityCategory",
    "preferredContentSizeCategory", "typeSize",
  ]

  /// Whether an expression asks for the reader's text size, also by a name that only its declaration explains.
  func namesTextSize(_ node: SwiftNode) -> Bool {
    readsTextSize(node)
      || node.subtree.prefix(32).contains { $0.kind == .identifier && textSizeType(of: $0) != nil }
  }

  /// Whether code depends on the reader's text size, itself or through a variable or a function of the file.
  func dependsOnTextSize(_ node: SwiftNode) -> Bool {
    dependsOnTextSize(node, hops: 0)
  }

  private func dependsOnTextSize(_ node: SwiftNode, hops: Int) -> Bool {
    if readsTextSize(node) { return true }
    guard hops < Self.mostHops else { return false }
    for name in node.subtree.prefix(64) where name.nameToken != nil && name.isReference {
      let words = Words(name.name)
      if words.contains("accessibility"), words.contains("size") || words.contains("category") {
        return true
      }
      let found =
        name.kind == .identifier
        ? declarations(of: name.name, at: name)
        : name.chain?.base.map { declarations(ofMember: name.name, after: $0) } ?? []
      for declaration in found where declaration.kind != .parameter && !declaration.contains(node) {
        // A type, or a property that fills a screen, is no condition.
        if declaration.kind.declaresType || declaration.isNamed("body")
          || declaration.tokens.count >= 400
        {
          continue
        }
        if dependsOnTextSize(declaration: declaration, hops: hops + 1) { return true }
      }
    }
    return false
  }

  private func dependsOnTextSize(declaration: SwiftNode, hops: Int) -> Bool {
    let key = declaration.index * (Self.mostHops + 1) + hops
    if let known = textSizeDependence[key] { return known }
    let depends = dependsOnTextSize(declaration.variable ?? declaration, hops: hops)
    textSizeDependence[key] = depends
    return depends
  }

  private static let mostHops = 3

  /// Whether code runs at some text sizes only, by the conditions around it within its function.
  func runsAtSomeTextSizes(_ node: SwiftNode) -> Bool {
    conditions(around: node).contains { dependsOnTextSize($0.condition) }
      || node.ancestors.contains { around in
        around.kind == .switchCase
          && around.parent?.firstChild(.condition).map { dependsOnTextSize($0) } == true
      }
  }
}
