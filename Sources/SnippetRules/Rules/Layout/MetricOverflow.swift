import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A scaled metric that is used as a width and becomes wider than a phone.
  ///
  /// Silent where it is bounded, where its container scrolls sideways, and as a mere maximum.
  static let metricOverflow = Rule(
    id: "metric-overflow", severity: .warning, fix: .none,
    facts: ["name", "base", "size", "actual", "largest", "limit"],
    triggers: [.attribute("ScaledMetric")]
  ) { site in
    guard let variable = site.node.parent, variable.kind == .variableDeclaration,
      let platform = site.platform
    else { return [] }
    let context = site.context
    let argument = site.node.argument("relativeTo")
    guard let style = argument == nil ? .body : argument.flatMap({ context.style(of: $0) }) else {
      return []
    }
    return variable.children.filter { $0.kind == .binding && $0.nameToken != nil }
      .compactMap { binding in
        guard let value = binding.firstChild(.initialValue),
          let base = context.quantity(of: value).numbers.max(), base > 0,
          let factor = context.greatestFactorAsWidth(of: binding, hops: 0)
        else { return nil }
        guard
          let values = try? ScalingAPI.scaledMetric.values(
            for: base, relativeTo: style, in: platform.table),
          let largest = platform.table.sizes.last, let actual = values[largest],
          let first =
            (try? ScalingAPI.scaledMetric.firstSize(
              exceeding: PhoneWidth.inMargins / factor, for: base, relativeTo: style,
              in: platform.table)) ?? nil
        else { return nil }
        let end = binding.nameToken.map { binding.tree.tokens[$0].end } ?? binding.range.upperBound
        var detection = Detection(site.node.range.lowerBound..<end)
        detection.severity = first.isAccessibilitySize ? .warning : .error
        detection.facts = [
          "name": .name(binding.name), "base": .number(base), "size": .name(first.shortName),
          "actual": .number((actual * 10).rounded() / 10), "largest": .name(largest.shortName),
          "limit": .number(PhoneWidth.inMargins),
        ]
        detection.values = values
        detection.wanted = values.mapValues { min($0, PhoneWidth.inMargins / factor) }
        detection.firstBrokenSize = first
        return detection
      }
  }
}

extension SwiftContext {
  /// By how much a metric is multiplied where it is a width that nothing bounds; nil where it is none.
  fileprivate func greatestFactorAsWidth(of declaration: SwiftNode, hops: Int) -> Double? {
    var greatest: Double?
    for use in references(to: declaration).prefix(32) {
      guard let factor = factorAsWidth(use, hops: hops) else { continue }
      greatest = max(greatest ?? 0, factor)
    }
    return greatest
  }

  private func factorAsWidth(_ use: SwiftNode, hops: Int) -> Double? {
    guard let holder = use.holder,
      !holder.outcomes.contains(where: { $0.conditions.contains(where: dependsOnTextSize) }),
      let factor = holder.outcomes.lazy.compactMap({ self.factor(in: $0, of: use) }).first
    else { return nil }
    if holder.kind == .argument {
      guard isUnboundedWidth(holder) else { return nil }
      return factor
    }
    // A property that is the metric under another name.
    guard hops < 2,
      let property = holder.ancestors.first(where: {
        $0.kind == .binding || $0.kind == .functionDeclaration || $0.kind == .closure
      }),
      property.kind == .binding, !property.isNamed("body"),
      let inner = greatestFactorAsWidth(of: property, hops: hops + 1)
    else { return nil }
    return inner * factor
  }

  /// The factor of a product in which a metric stands: 1 of `side`, 2 of `2 * side`.
  private func factor(in outcome: SwiftNode.Outcome, of use: SwiftNode) -> Double? {
    let operands = outcome.items.filter { !$0.kind.isOperator }
    let operators = outcome.items.filter { $0.kind.isOperator }
    guard operands.contains(where: { $0.contains(use) && isNameAlone($0, use) }),
      operators.allSatisfy({ $0.kind == .infixOperator })
    else { return nil }
    var factor = 1.0
    for operand in operands where !operand.contains(use) {
      guard let number = operand.numberValue, operands.count == 2, number > 0 else { return nil }
      switch operators.first?.name {
      case "*": factor *= number
      case "/" where operands[0].contains(use): factor /= number
      default: return nil
      }
    }
    return factor
  }

  private func isNameAlone(_ operand: SwiftNode, _ use: SwiftNode) -> Bool {
    operand == use || operand.kind == .chain && operand.links.last == use
  }

  /// Whether an argument is a width that the view takes however narrow the screen is.
  private func isUnboundedWidth(_ argument: SwiftNode) -> Bool {
    guard let call = argument.parent, let callee = call.callee else { return false }
    let isWidth =
      callee.isNamed("frame") && (argument.isNamed("width") || argument.isNamed("minWidth"))
      || callee.isNamed("fixed") || callee.isNamed("CGSize") && argument.isNamed("width")
    guard isWidth else { return false }
    if isArrangedByTextSize(argument) { return false }
    return !containers(around: argument).contains { container in
      container.modifier == nil && container.view.name == "ScrollView"
        && container.view.call?.mentions(["horizontal"]) == true
    }
  }
}
