import DTKBSourceReading

extension SwiftContext {
  /// What the expression that a node holds can come to, over both arms of a ternary.
  func quantity(of holder: SwiftNode) -> Quantity {
    var quantity = Quantity()
    for outcome in holder.outcomes {
      quantity = quantity.union(self.quantity(of: outcome))
    }
    return quantity
  }

  /// What one arm of an expression comes to.
  func quantity(of outcome: SwiftNode.Outcome) -> Quantity {
    var quantity = quantity(of: outcome.items)
    if outcome.conditions.contains(where: dependsOnTextSize) {
      quantity.origins.insert(.sizeCondition)
    }
    return quantity
  }

  /// Sums of products, the way Swift reads them; other operators leave nothing known.
  private func quantity(of items: [SwiftNode]) -> Quantity {
    var sum: Quantity?
    var product: Quantity?
    var pendingSum: String?
    var pendingProduct: String?
    var isNegative = false
    func add() {
      guard let value = product else { return }
      if let earlier = sum {
        sum = earlier.combined(value) { pendingSum == "-" ? $0 - $1 : $0 + $1 }
      } else {
        sum = value
      }
      product = nil
    }
    for item in items {
      switch item.kind {
      case .prefixOperator: isNegative = item.isNamed("-") != isNegative
      case .infixOperator:
        switch item.name {
        case "*", "/": pendingProduct = item.name
        case "+", "-":
          add()
          pendingSum = item.name
        default: return .unknown
        }
      default:
        var value = quantity(ofOperand: item)
        if isNegative { value = value.mapped { -$0 } }
        isNegative = false
        if let earlier = product {
          product = earlier.combined(value) { pendingProduct == "/" ? $0 / $1 : $0 * $1 }
        } else {
          product = value
        }
      }
    }
    add()
    return sum ?? .unknown
  }

  private func quantity(ofOperand node: SwiftNode) -> Quantity {
    guard asked.count < 64 else { return .unknown }
    switch node.kind {
    case .number: return node.numberValue.map(Quantity.literal) ?? .unknown
    case .tuple:
      guard let only = node.firstUnlabelledArgument, only.nextSibling == nil else {
        return .unknown
      }
      return quantity(of: only)
    case .identifier: return quantity(ofName: node)
    case .implicitMember: return Quantity(origins: .unknown)
    case .chain:
      var quantity = quantity(ofChain: node)
      // `points(for: dynamicTypeSize)`, `dynamicTypeSize.step * 4`, `sizes[typeSize]`
      if namesTextSize(node) { quantity.origins.insert(.sizeCondition) }
      return quantity
    case .ifStatement, .switchStatement: return quantity(ofResults: node)
    default: return .unknown
    }
  }

  private func quantity(ofName node: SwiftNode) -> Quantity {
    let name = node.name
    let found = declarations(of: name, at: node)
    if found.isEmpty {
      if name == "rawValue" { return rawValues(at: node) }
      if let known = project.quantity(of: name, inside: types.type(around: node)?.path) {
        return known
      }
      if Words(name).contains("scaled") { return .scaled }
      return Quantity(
        origins: name.first?.isUppercase == true || Words(name).first == "k" ? .constant : .unknown)
    }
    return found.reduce(Quantity()) { $0.union(quantity(ofDeclaration: $1)) }
  }

  /// The raw values of the enum around a place.
  private func rawValues(at node: SwiftNode) -> Quantity {
    guard let type = types.type(around: node), let declaration = type.declaration,
      declaration.kind == .enumDeclaration
    else { return .unknown }
    var quantity = Quantity(origins: .parameter)
    for members in members(of: type).values {
      for member in members where member.kind == .enumCase {
        guard let value = member.firstChild(.initialValue) else { continue }
        quantity = quantity.union(self.quantity(of: value))
      }
    }
    return quantity
  }
}
