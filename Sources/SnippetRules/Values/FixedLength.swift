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
        || outcome.conditions.contains(where: dependsOnTextSize)
        || outcome.items.contains(where: dependsOnTextSize)
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

  /// Whether the code at a place is one of several arrangements, of which the text size decides.
  func isArrangedByTextSize(_ node: SwiftNode) -> Bool {
    if conditions(around: node).contains(where: { dependsOnTextSize($0.condition) }) { return true }
    return isChosenIfItFits(node)
  }
}
