import DTKBSourceReading

/// A length in code, as far as it stays the same whatever text size the reader chose.
enum FixedLength {
  /// So many points; certain unless an arm of the expression, or a caller, may say otherwise.
  case points(Double, isCertain: Bool)
  /// It follows the reader's text size in some way.
  case adaptive
  /// The code does not tell, or it is no length to speak of: zero, a hairline, infinity.
  case unknown
}

extension SwiftContext {
  /// What the length in an argument or a value comes to; of several values the greatest.
  func fixedLength(of holder: SwiftNode) -> FixedLength {
    var greatest = 0.0
    var isCertain = true
    for outcome in holder.outcomes {
      let quantity = quantity(of: outcome)
      if !quantity.origins.isDisjoint(with: .responsive)
        || outcome.conditions.contains(where: followsTextSize)
        || outcome.items.contains(where: followsTextSize)
      {
        return .adaptive
      }
      if let number = quantity.numbers.max() {
        greatest = max(greatest, number)
        if !quantity.origins.isSubset(of: [.literal, .constant]) { isCertain = false }
      } else {
        isCertain = false
        if let number = numberBehind(outcome) { greatest = max(greatest, number) }
      }
    }
    return greatest > 1 ? .points(greatest, isCertain: isCertain) : .unknown
  }

  /// The number that an extension of numbers is asked of: 320 of `CGFloat(320).fitted`.
  private func numberBehind(_ outcome: SwiftNode.Outcome) -> Double? {
    guard let operand = outcome.operand, operand.kind == .chain, let base = operand.base else {
      return nil
    }
    if base.kind == .number { return base.numberValue }
    guard base.isNamed("CGFloat") || base.isNamed("Double"),
      let only = base.call?.firstUnlabelledArgument
    else { return nil }
    return quantity(of: only).numbers.max()
  }

  /// Whether an expression asks for the reader's text size, itself or through a property of the file.
  func followsTextSize(_ node: SwiftNode) -> Bool {
    if readsTextSize(node) { return true }
    for name in node.subtree.prefix(32) where name.isReference {
      let found =
        name.kind == .identifier
        ? declarations(of: name.name, at: name)
        : name.chain?.base.map { declarations(ofMember: name.name, after: $0) } ?? []
      for declaration in found.prefix(4)
      where declaration.kind == .binding || declaration.kind == .functionDeclaration {
        // A property or a function that fills a screen is no condition.
        guard declaration.tokens.count < 400, !declaration.isNamed("body") else { continue }
        if readsTextSize(declaration) { return true }
      }
    }
    return false
  }

  /// Whether the code at a place is one of several arrangements, of which the text size decides.
  func isArrangedByTextSize(_ node: SwiftNode) -> Bool {
    if conditions(around: node).contains(where: { followsTextSize($0.condition) }) { return true }
    return containers(around: node).contains { $0.name == "ViewThatFits" }
  }
}
