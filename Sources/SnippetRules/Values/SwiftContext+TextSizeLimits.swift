import DTKBSourceReading
import DynamicTypeScaling

extension SwiftContext {
  /// The limits that the argument of `dynamicTypeSize(_:)` or of an environment value can come to, one an arm.
  func textSizeLimits(of holder: SwiftNode) -> [TextSizeLimit] {
    holder.outcomes.map { outcome in
      let limit = textSizeLimit(of: outcome.items)
      // `size < .accessibility1 ? size : .accessibility1` follows the reader up to a size.
      if case .pinned(let size) = limit,
        textSizeCondition(of: outcome.conditions[...]).isRelated
          || outcome.conditions.contains(where: asksTextSize)
      {
        return .capped(size)
      }
      return limit
    }
  }

  /// Whether a condition is about the reader's text size.
  private func asksTextSize(_ node: SwiftNode) -> Bool {
    readsTextSize(node) || textSizeType(of: node) != nil
      || node.kind == .condition
        && node.outcomes.contains { outcome in
          outcome.items.contains { $0.kind == .identifier && textSizeType(of: $0) != nil }
        }
  }

  private func textSizeLimit(of items: [SwiftNode]) -> TextSizeLimit {
    guard asked.count < 64 else { return .unknown }
    if items.count == 1 { return textSizeLimit(ofOperand: items[0]) }
    if items.count == 2, items[0].kind == .prefixOperator {
      return bounded(above: items[1], by: items[0].name)
    }
    if items.count == 3, items[1].kind == .infixOperator {
      let upper = bounded(above: items[2], by: items[1].name)
      if case .capped(let size) = upper, textSize(of: items[0]) == size { return .pinned(size) }
      return upper
    }
    return .unknown
  }

  /// A range that ends with an operand.
  private func bounded(above end: SwiftNode, by sign: String) -> TextSizeLimit {
    guard sign == "..." || sign == "..<" else { return .unknown }
    switch textSizeLimit(ofOperand: end) {
    case .pinned(let size), .capped(let size):
      return sign == "..." ? .capped(size) : size.smaller.map(TextSizeLimit.capped) ?? .unknown
    case .open: return .open
    case .unknown: return .unknown
    }
  }

  private func textSizeLimit(ofOperand operand: SwiftNode) -> TextSizeLimit {
    if operand.endsOpenRange { return .open }
    if let size = textSize(of: operand) { return .pinned(size) }
    switch operand.kind {
    case .tuple:
      guard let only = operand.firstUnlabelledArgument, only.nextSibling == nil else {
        return .unknown
      }
      return narrowest(textSizeLimits(of: only))
    case .chain:
      if let base = operand.base, base.kind == .identifier, let call = base.call,
        base.isNamed("min") || base.isNamed("max")
      {
        let arguments = call.arguments.map { narrowest(textSizeLimits(of: $0)) }
        guard base.isNamed("min") else { return arguments.contains(.open) ? .open : .unknown }
        return arguments.contains(.open)
          ? arguments.compactMap { $0 == .open ? nil : $0.largest }.min().map(TextSizeLimit.capped)
            ?? .open : .unknown
      }
      if let base = operand.base, base.isNamed("self"), let member = operand.links.last,
        operand.links.count == 2
      {
        let found = declarations(ofMember: member.name, after: base)
        if !found.isEmpty { return textSizeLimit(ofDeclarations: found, named: operand) }
      }
    case .identifier:
      if isTransformedTextSize(operand) { return .open }
      let found = declarations(of: operand.name, at: operand)
      if !found.isEmpty { return textSizeLimit(ofDeclarations: found, named: operand) }
    case .ifStatement, .switchStatement:
      return narrowest(operand.results.flatMap { textSizeLimits(of: $0) })
    default: break
    }
    return textSizeType(of: operand) != nil && readsTextSize(operand) ? .open : .unknown
  }

  /// Whether a name stands for the reader's size: in `transformEnvironment(\.dynamicTypeSize) { $0 = min($0, .large) }`.
  private func isTransformedTextSize(_ operand: SwiftNode) -> Bool {
    guard let closure = operand.ancestors.prefix(16).first(where: { $0.kind == .closure }),
      let target = closure.firstChild(.expressionStatement)?.assignmentTarget,
      target.text == operand.text
    else { return false }
    let name = closure.parent?.links.last {
      $0.nameToken != nil && $0.range.upperBound <= closure.range.lowerBound
    }
    return name?.isNamed("transformEnvironment") == true
  }

  private func textSizeLimit(ofDeclarations nodes: [SwiftNode], named operand: SwiftNode)
    -> TextSizeLimit
  {
    guard let node = nodes.first else { return .unknown }
    if node.variable?.attributes.contains(where: { $0.isNamed("Environment") }) == true {
      return textSizeType(of: operand) != nil ? .open : .unknown
    }
    guard node.kind == .binding || node.kind == .functionDeclaration, !node.isSetByOthers,
      asked.insert(node.index)
    else { return .unknown }
    defer { asked.remove(node.index) }
    if let value = node.firstChild(.initialValue) { return narrowest(textSizeLimits(of: value)) }
    let body =
      node.firstChild(.codeBlock)
      ?? node.firstChild(.accessors)?.firstAccessor(.get)?.firstChild(.codeBlock)
    guard let body else { return .unknown }
    let limits = body.results.prefix(16).flatMap { textSizeLimits(of: $0) }
    // A body that maps or bounds sizes lets through what the largest of its sizes lets through.
    let asks = body.subtree.contains { $0.kind == .condition && asksTextSize($0) }
    guard asks, limits.count > 1, !limits.contains(.unknown) else { return narrowest(limits) }
    return limits.compactMap { $0 == .open ? nil : $0.largest }.max().map(TextSizeLimit.capped)
      ?? .open
  }

  /// The limit that takes most from readers; of a choice between following the reader and a size, that size as a cap.
  func narrowest(_ limits: [TextSizeLimit]) -> TextSizeLimit {
    if limits.isEmpty || limits.contains(.unknown) { return .unknown }
    let sizes = limits.compactMap { $0 == .open ? nil : $0.largest }
    guard let least = sizes.min() else { return .open }
    return limits.allSatisfy { if case .pinned = $0 { true } else { false } }
      ? .pinned(least) : .capped(least)
  }
}

extension SwiftNode {
  /// Whether an expression ends with the sign of a range without an end, as `.medium...` does.
  fileprivate var endsOpenRange: Bool {
    guard let last = tokens.last, kind == .chain || kind == .identifier else { return false }
    let token = tree.tokens[last]
    return token.kind == .postfixOperator && tree.text(ofToken: last) == "..."
  }
}
