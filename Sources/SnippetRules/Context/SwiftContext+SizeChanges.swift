import DTKBSourceReading

extension SwiftContext {
  /// Whether the type around a place does something when the reader's text size changes, itself or in a class that it
  /// inherits from in the file.
  func observesSizeChanges(around node: SwiftNode) -> Bool {
    guard let type = types.type(around: node) else {
      return declaredNames.isEmpty && observes(tree.root)
    }
    if observes(type) { return true }
    return supertypes(of: type.path).dropFirst().contains { name in
      types.type(named: name, at: nil).map(observes) ?? false
    }
  }

  private func observes(_ type: DeclaredType) -> Bool {
    guard let first = type.parts.first else { return false }
    if let known = foundObservers[first.index] { return known }
    let observes = type.parts.contains(where: observes)
    foundObservers[first.index] = observes
    return observes
  }

  private func observes(_ part: SwiftNode) -> Bool {
    guard part.mentions(Self.observingWords) else { return false }
    for node in part.subtree where node.nameToken != nil {
      switch node.name {
      case "registerForTraitChanges":
        guard let call = node.call else { continue }
        // Another trait alone says nothing of the text size.
        let traits = call.firstUnlabelledArgument
        if traits?.mentions(["UITraitPreferredContentSizeCategory"]) == true { return true }
        if traits?.text.contains("UITrait") != true { return true }
      case "UIContentSizeCategory":
        if node.nextSibling?.isNamed("didChangeNotification") == true { return true }
      case "UIContentSizeCategoryDidChange", "sizeCategoryDidChange": return true
      case "traitCollectionDidChange" where node.kind == .functionDeclaration:
        guard let body = node.firstChild(.codeBlock) else { continue }
        if body.mentions(["preferredContentSizeCategory"]) { return true }
        // One that only looks at colours or size classes leaves fonts alone.
        if !body.mentions(Self.otherTraits) { return true }
      default: continue
      }
    }
    return false
  }

  private static let observingWords: NameSet = [
    "registerForTraitChanges", "didChangeNotification", "UIContentSizeCategoryDidChange",
    "traitCollectionDidChange", "sizeCategoryDidChange",
  ]

  private static let otherTraits: NameSet = [
    "hasDifferentColorAppearance", "userInterfaceStyle", "horizontalSizeClass",
    "verticalSizeClass", "displayScale",
  ]
}
