import DTKBSourceReading
import DynamicTypeScaling

extension SwiftContext {
  /// The text sizes at which the expression that a node holds is true.
  func textSizeCondition(of holder: SwiftNode) -> TextSizeCondition {
    if holder.firstChild(.pattern) != nil || holder.nameToken != nil && holder.kind == .binding {
      return .unrelated
    }
    let items = holder.children.filter { $0.kind != .attribute }
    return textSizeCondition(of: items[...])
  }

  /// The text sizes at which an expression is true: `!size.isAccessibilitySize && isWide`.
  func textSizeCondition(of items: ArraySlice<SwiftNode>) -> TextSizeCondition {
    guard asked.count < 64, items.count < 128 else { return .unrelated }
    if items.contains(where: { $0.kind == .ternaryThen || $0.kind == .assignment }) {
      return .unrelated
    }
    if let (first, rest) = items.split(at: "||") {
      return textSizeCondition(of: first).or(textSizeCondition(of: rest))
    }
    if let (first, rest) = items.split(at: "&&") {
      return textSizeCondition(of: first).and(textSizeCondition(of: rest))
    }
    for sign in ["==", "!=", "<=", ">=", "<", ">", "~="] {
      guard let (first, second) = items.split(at: sign) else { continue }
      return textSizeComparison(first, sign, second)
    }
    guard let operand = items.last else { return .unrelated }
    let isNegated = items.dropLast().filter { $0.isNamed("!") }.count % 2 == 1
    guard items.dropLast().allSatisfy({ $0.kind == .prefixOperator && $0.isNamed("!") }) else {
      return .unrelated
    }
    let condition = textSizeCondition(ofOperand: operand)
    return isNegated ? condition.negated : condition
  }

  private func textSizeComparison(
    _ first: ArraySlice<SwiftNode>, _ sign: String, _ second: ArraySlice<SwiftNode>
  ) -> TextSizeCondition {
    if sign == "~=" { return textSizeMembership(in: Array(first)) ?? .unrelated }
    // `isLarge == false` turns a condition round.
    if second.count == 1, let literal = second.first, literal.kind == .boolean,
      sign == "==" || sign == "!="
    {
      let condition = textSizeCondition(of: first)
      return (literal.text == "true") == (sign == "==") ? condition : condition.negated
    }
    guard first.count == 1, second.count == 1, let left = first.first, let right = second.first,
      let comparison = TextSizeComparison(left, sign, right, in: self)
    else { return .unrelated }
    return TextSizeCondition(exactly: comparison.sizes)
  }

  private func textSizeCondition(ofOperand operand: SwiftNode) -> TextSizeCondition {
    switch operand.kind {
    case .boolean:
      return TextSizeCondition(exactly: operand.text == "true" ? .all : [])
    case .tuple:
      guard let only = operand.firstUnlabelledArgument, only.nextSibling == nil else {
        return .unrelated
      }
      return textSizeCondition(of: only)
    case .identifier:
      return textSizeCondition(ofDeclarations: declarations(of: operand.name, at: operand))
    case .chain:
      let links = operand.links
      guard let base = links.first, let last = links.last else { return .unrelated }
      if last.isNamed("isAccessibilitySize") || last.isNamed("isAccessibilityCategory") {
        return TextSizeCondition(exactly: .accessibility)
      }
      if last.kind == .call, let callee = last.callee, callee.isNamed("contains"),
        base.kind == .collection || base.kind == .tuple,
        let argument = last.firstUnlabelledArgument,
        let element = argument.operand, textSizeType(of: element) != nil
      {
        return textSizeMembership(in: [base]) ?? .unrelated
      }
      if links.count == 2, base.kind == .identifier, last.kind == .call {
        return textSizeCondition(ofDeclarations: declarations(of: base.name, at: base))
      }
      if links.count == 2, last.kind == .member, base.kind == .identifier {
        return textSizeCondition(ofDeclarations: declarations(ofMember: last.name, after: base))
      }
      return .unrelated
    default: return .unrelated
    }
  }

  /// What a variable or a function that comes to one truth value says of the text size.
  private func textSizeCondition(ofDeclarations nodes: [SwiftNode]) -> TextSizeCondition {
    guard nodes.count == 1, let node = nodes.first else { return .unrelated }
    // `@Environment(\.dynamicTypeSize.isAccessibilitySize) var isLarge`
    if let value = node.environmentKeyPath?.name,
      value == "isAccessibilitySize" || value == "isAccessibilityCategory"
    {
      return TextSizeCondition(exactly: .accessibility)
    }
    guard !node.isSetByOthers, asked.insert(node.index)
    else { return .unrelated }
    defer { asked.remove(node.index) }
    if let value = node.firstChild(.initialValue) { return textSizeCondition(of: value) }
    let body =
      node.firstChild(.codeBlock)
      ?? node.firstChild(.accessors)?.firstAccessor(.get)?.firstChild(.codeBlock)
    guard let results = body?.results, results.count == 1 else { return .unrelated }
    return textSizeCondition(of: results[0])
  }

  /// The sizes of a list or a range of sizes, if all of it is known.
  private func textSizeMembership(in items: [SwiftNode]) -> TextSizeCondition? {
    guard let first = items.first else { return nil }
    if items.count == 1, first.kind == .collection {
      var sizes: TextSizes = []
      for element in first.children where element.kind == .element {
        guard let size = element.operand.flatMap({ textSize(of: $0) }) else {
          return nil
        }
        sizes.insert(TextSizes(size))
      }
      return TextSizeCondition(exactly: sizes)
    }
    if items.count == 1, first.kind == .tuple, let only = first.firstUnlabelledArgument {
      return textSizes(ofPattern: only).map { TextSizeCondition(exactly: $0) }
    }
    return nil
  }

  /// The sizes that a pattern or a range takes: `.large`, `...DynamicTypeSize.large`, `.small ... .large`.
  func textSizes(ofPattern pattern: SwiftNode) -> TextSizes? {
    let items = pattern.children.filter { $0.kind != .attribute }
    func upTo(_ end: SwiftNode, _ sign: String) -> TextSizes? {
      guard let end = textSize(of: end) else { return nil }
      return TextSizes { sign == "..<" ? $0 < end : $0 <= end }
    }
    switch items.count {
    case 1:
      if let last = items[0].tokens.last, pattern.tree.tokens[last].kind == .postfixOperator,
        let start = textSize(of: items[0])
      {
        return TextSizes { $0 >= start }
      }
      return textSize(of: items[0]).map { TextSizes($0) }
    case 2 where items[0].kind == .prefixOperator: return upTo(items[1], items[0].name)
    case 3 where items[1].kind == .infixOperator:
      guard let start = textSize(of: items[0]), let sizes = upTo(items[2], items[1].name) else {
        return nil
      }
      return sizes.intersection(TextSizes { $0 >= start })
    default: return nil
    }
  }
}

/// A text size held against one that the code names.
struct TextSizeComparison {
  /// The size that the code names.
  let size: DynamicTypeSize
  /// The node that names it.
  let literal: SwiftNode
  /// The type that is compared, if anything tells.
  let type: TextSizeType?
  /// The sign, as if the named size stood on the right.
  let sign: String

  init?(_ left: SwiftNode, _ sign: String, _ right: SwiftNode, in context: SwiftContext) {
    let leftType = context.textSizeType(of: left)
    let rightType = context.textSizeType(of: right)
    if let size = context.textSize(of: right), leftType != nil || right.namesAccessibilitySize {
      (self.size, literal, self.sign) = (size, right, sign)
      type = leftType
    } else if let size = context.textSize(of: left), rightType != nil || left.namesAccessibilitySize
    {
      (self.size, literal, self.sign) = (size, left, Self.turned[sign] ?? sign)
      type = rightType
    } else {
      return nil
    }
  }

  private static let turned = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]

  /// The sizes at which it holds.
  var sizes: TextSizes {
    TextSizes { size in
      switch sign {
      case "==": size == self.size
      case "!=": size != self.size
      case "<": size < self.size
      case "<=": size <= self.size
      case ">": size > self.size
      default: size >= self.size
      }
    }
  }
}

extension SwiftNode {
  /// The key path by which a variable takes a value of the environment.
  fileprivate var environmentKeyPath: SwiftNode? {
    variable?.attributes.lazy.filter { $0.isNamed("Environment") }
      .compactMap { $0.firstUnlabelledArgument?.firstChild(.keyPath) }.first
  }

  /// Whether the last name of an operand can only mean an accessibility size.
  fileprivate var namesAccessibilitySize: Bool {
    let name = kind == .chain ? links.last?.name ?? "" : self.name
    return DynamicTypeSize(named: name)?.isAccessibilitySize ?? false
  }
}

extension ArraySlice<SwiftNode> {
  /// The operands and operators before and after the first operator of a name.
  fileprivate func split(at sign: String) -> (ArraySlice<SwiftNode>, ArraySlice<SwiftNode>)? {
    guard let place = firstIndex(where: { $0.kind == .infixOperator && $0.name == sign }) else {
      return nil
    }
    return (self[..<place], self[(place + 1)...])
  }
}
