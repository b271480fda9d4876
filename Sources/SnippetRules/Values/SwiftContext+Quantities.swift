import DTKBSourceReading

extension SwiftContext {
  // MARK: - Expressions

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
    if outcome.conditions.contains(where: readsTextSize) { quantity.origins.insert(.sizeCondition) }
    return quantity
  }

  /// Whether an expression asks for the reader's text size.
  func readsTextSize(_ node: SwiftNode) -> Bool {
    node.mentions([
      "dynamicTypeSize", "sizeCategory", "isAccessibilitySize", "isAccessibilityCategory",
      "preferredContentSizeCategory",
      "typeSize",
    ])
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
      // `size(for: dynamicTypeSize)`, `dynamicTypeSize.step * 4`, `sizes[dynamicTypeSize]`
      if readsTextSize(node) { quantity.origins.insert(.sizeCondition) }
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

  // MARK: - Chains

  private static let conversions: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "NSNumber", "Decimal", "TimeInterval",
  ]
  private static let roundings: Set<String> = [
    "round", "floor", "ceil", "rounded", "abs", "magnitude", "roundf", "ceilf",
  ]
  private static let extents: Set<String> = [
    "width", "height", "minX", "maxX", "midX", "minY", "maxY", "midY", "bounds", "frame",
  ]

  private func quantity(ofChain chain: SwiftNode) -> Quantity {
    let links = chain.links
    guard let base = links.first,
      let last = links.last(where: { $0.nameToken != nil && $0.kind != .closure })
    else { return .unknown }
    for link in links where link.kind == .member || link.kind == .identifier {
      switch link.name {
      case "scaledValue", "scaledFont", "scaled": return .scaled
      case "preferredFont", "preferredFontDescriptor": return Quantity(origins: .preferred)
      default: break
      }
    }
    if last.isNamed("pointSize") || last.isNamed("lineHeight") {
      // A type of the project may call a number of its own so.
      return quantity(ofMembers: links) ?? Quantity(origins: .preferred)
    }

    if base.kind == .identifier, let call = base.call {
      let rest = links.drop { $0 != call }.dropFirst()
      guard rest.allSatisfy({ $0.kind == .call || Self.roundings.contains($0.name) }) else {
        return geometry(of: links) ?? .unknown
      }
      return quantity(ofCall: base, call)
    }
    if let known = quantity(ofMembers: links) { return known }
    if let geometry = geometry(of: links) { return geometry }
    return Quantity(origins: base.name.first?.isUppercase == true ? .constant : .unknown)
  }

  private func quantity(ofCall base: SwiftNode, _ call: SwiftNode) -> Quantity {
    let arguments = call.arguments.map { quantity(of: $0) }
    let name = base.name
    if Self.conversions.contains(name) || Self.roundings.contains(name) {
      return arguments.first ?? .unknown
    }
    if name == "min" || name == "max", let first = arguments.first {
      return arguments.dropFirst().reduce(first) { $0.combined($1, name == "min" ? min : max) }
    }
    if name == "ScaledMetric" { return .scaled }
    if Words(name).contains("scaled") || Words(name).contains("scale") { return .scaled }
    let functions = declarations(of: name, at: base).filter { $0.kind == .functionDeclaration }
    guard !functions.isEmpty else { return .unknown }
    return functions.reduce(Quantity()) { $0.union(quantity(ofDeclaration: $1)) }
  }

  /// A constant behind a path such as `Metrics.title`, `self.size` or `Size.title.rawValue`.
  private func quantity(ofMembers links: [SwiftNode]) -> Quantity? {
    guard let base = links.first, base.kind == .identifier, links.count > 1 else { return nil }
    var names = links.dropFirst().filter { $0.kind == .member && $0.call == nil }
    while let last = names.last, Self.roundings.contains(last.name) { names.removeLast() }
    guard let member = names.first else { return nil }
    if base.isNamed("UIFont"), let points = Self.systemSizes[member.name] {
      return .literal(points)
    }

    var found = declarations(ofMember: member.name, after: base)
    var consumed = 1
    // `Theme.Metrics.title`: a type within a type.
    while let type = found.first(where: { $0.kind.declaresType }).flatMap({
      types.type(declaredBy: $0)
    }),
      consumed < names.count
    {
      found = members(of: type)[names[names.startIndex + consumed].name] ?? []
      consumed += 1
    }
    if found.isEmpty {
      let names = ([base] + names).map(\.name)
      let path = (base.isNamed("Self") || base.isNamed("self") ? names.dropFirst() : names[...])
      return project.quantity(
        of: path.joined(separator: "."), inside: types.type(around: base)?.path)
    }
    let rest = names.dropFirst(consumed)
    if let enumCase = found.first(where: { $0.kind == .enumCase }) {
      guard rest.first?.isNamed("rawValue") == true, let value = enumCase.firstChild(.initialValue)
      else { return nil }
      return quantity(of: value)
    }
    guard rest.allSatisfy({ $0.isNamed("wrappedValue") }) else { return nil }
    return found.reduce(Quantity()) { $0.union(quantity(ofDeclaration: $1)) }
  }

  /// The fixed sizes that UIKit names, in points (Apple's documentation of UIFont; the values are those of iOS).
  private static let systemSizes: [String: Double] = [
    "labelFontSize": 17, "buttonFontSize": 18, "smallSystemFontSize": 12, "systemFontSize": 14,
  ]

  private func geometry(of links: [SwiftNode]) -> Quantity? {
    let names = links.map(\.name)
    let isGeometry =
      names.contains {
        $0 == "UIScreen" || $0 == "WKInterfaceDevice" || $0 == "bounds" || $0 == "frame"
      }
      || names.count > 1
        && Self.extents.contains(names.last { !$0.isEmpty && !Self.roundings.contains($0) } ?? "")
    return isGeometry ? Quantity(origins: .geometry) : nil
  }

  // MARK: - Declarations

  /// What a variable, a parameter or a function without much inside comes to.
  func quantity(ofDeclaration node: SwiftNode) -> Quantity {
    if let known = quantities[node.index] { return known }
    guard asked.insert(node.index).inserted else { return .unknown }
    let quantity: Quantity
    switch node.kind {
    case .binding: quantity = self.quantity(ofBinding: node)
    case .parameter: quantity = self.quantity(ofParameter: node)
    case .functionDeclaration: quantity = self.quantity(ofBody: node)
    default: quantity = .unknown
    }
    asked.remove(node.index)
    quantities[node.index] = quantity
    return quantity
  }

  private func quantity(ofBinding binding: SwiftNode) -> Quantity {
    var quantity = Quantity()
    if let value = binding.firstChild(.initialValue) { quantity = self.quantity(of: value) }
    if let variable = binding.variable {
      for attribute in variable.attributes {
        switch attribute.name {
        case "ScaledMetric": return .scaled
        case "AppStorage", "SceneStorage", "Default", "Shared":
          quantity.origins.formUnion([.setting])
        case "State", "Published", "GestureState": quantity.origins.insert(.parameter)
        case "Environment", "EnvironmentObject", "ObservedObject", "StateObject", "Binding",
          "Bindable":
          quantity.origins.insert(.parameter)
        case "IBInspectable", "objc", "available", "MainActor", "inlinable", "ViewBuilder",
          "usableFromInline":
          break
        case let name:
          if isScalingWrapper(name, at: variable) { return .scaled }
          quantity.origins.insert(.unknown)
        }
      }
      let isStored =
        binding.firstChild(.codeBlock) == nil
        && binding.firstChild(.accessors)?.firstAccessor(.get) == nil
      if isStored, variable.parent?.kind == .members, !variable.isStatic {
        if quantity.numbers.isEmpty || variable.keyword == .var {
          quantity.origins.insert(.parameter)
        }
        quantity = quantity.union(quantityFromCallers(ofProperty: binding))
      }
    }
    if binding.firstChild(.codeBlock) != nil
      || binding.firstChild(.accessors)?.firstAccessor(.get) != nil
    {
      quantity = quantity.union(self.quantity(ofBody: binding))
    }
    if quantity == Quantity() { quantity = .unknown }
    if Words(binding.name).contains("scaled") { quantity.origins.insert(.scaled) }
    return quantity
  }

  /// Whether a property wrapper scales, by its own declaration or by its name.
  private func isScalingWrapper(_ name: String, at node: SwiftNode) -> Bool {
    if Words(name).contains("scaled") || project.scalingWrappers.contains(name) { return true }
    guard let type = types.type(named: name, at: node) else { return false }
    return type.parts.contains { $0.mentions(["ScaledMetric", "UIFontMetrics"]) }
  }

  private func quantity(ofParameter parameter: SwiftNode) -> Quantity {
    var quantity = Quantity(origins: .parameter)
    if let value = parameter.firstChild(.initialValue) {
      quantity = quantity.union(self.quantity(of: value))
    }
    if Words(parameter.name).contains("scaled") { quantity.origins.insert(.scaled) }
    guard let function = parameter.parent else { return quantity }
    let name =
      function.kind == .initializerDeclaration
      ? types.type(around: function)?.name ?? "" : function.name
    return quantity.union(quantityFromCalls(of: name, to: parameter))
  }

  /// What the calls of a function in the file pass for a parameter.
  private func quantityFromCalls(of name: String, to parameter: SwiftNode) -> Quantity {
    guard let function = parameter.parent else { return Quantity() }
    let label = parameter.argumentLabel
    let calls = (calls[name] ?? []).prefix(64)
    guard !calls.isEmpty else { return Quantity() }
    var quantity = Quantity()
    for call in calls {
      let argument =
        if let label {
          call.argument(label)
        } else {
          call.unlabelledArgument(at: function.position(ofParameter: parameter))
        }
      if let argument { quantity = quantity.union(self.quantity(of: argument)) }
    }
    quantity.origins.remove([.unknown, .constant])
    return quantity
  }

  /// What the calls of a type's memberwise initialiser in the file pass for a property.
  private func quantityFromCallers(ofProperty binding: SwiftNode) -> Quantity {
    guard let type = types.type(around: binding) else { return Quantity() }
    let initializers = members(of: type)["init"] ?? []
    var quantity = Quantity()
    if initializers.isEmpty {
      for call in (calls[type.name] ?? []).prefix(64) {
        guard let argument = call.argument(binding.name) else { continue }
        quantity = quantity.union(self.quantity(of: argument))
      }
    } else {
      for initializer in initializers {
        quantity = quantity.union(self.quantity(assignedTo: binding.name, in: initializer))
      }
    }
    quantity.origins.remove([.unknown, .constant])
    return quantity
  }

  /// What an initialiser assigns to a property: `self.size = size`, `_size = ScaledMetric(…)`.
  private func quantity(assignedTo name: String, in initializer: SwiftNode) -> Quantity {
    var assigned = Quantity()
    for statement in initializer.subtree where statement.kind == .expressionStatement {
      guard let target = statement.assignmentTarget else { continue }
      let names = target.kind == .chain ? target.links.map(\.name) : [target.name]
      guard
        names == [name] || names == ["self", name] || names == ["_" + name]
          || names == ["self", "_" + name]
      else { continue }
      assigned = assigned.union(quantity(of: statement))
    }
    return assigned
  }

  // MARK: - Bodies

  /// What a computed property or a function returns, over all its results.
  private func quantity(ofBody node: SwiftNode) -> Quantity {
    let body =
      node.firstChild(.codeBlock)
      ?? node.firstChild(.accessors)?.firstAccessor(.get)?.firstChild(.codeBlock)
    guard let body else { return .unknown }
    return quantity(ofResults: body)
  }

  private func quantity(ofResults body: SwiftNode) -> Quantity {
    let results = body.results
    guard !results.isEmpty else { return .unknown }
    var quantity = results.prefix(64).reduce(Quantity()) { $0.union(self.quantity(of: $1)) }
    let conditions = body.subtree.filter { $0.kind == .condition }
    if conditions.contains(where: readsTextSize) { quantity.origins.insert(.sizeCondition) }
    return quantity
  }
}

extension SwiftNode {
  /// How many parameters a function has before one of them.
  fileprivate func position(ofParameter parameter: SwiftNode) -> Int {
    var position = 0
    for child in children where child.kind == .parameter {
      if child == parameter { return position }
      position += 1
    }
    return position
  }

  /// The argument of a call at a position, if it has no label.
  fileprivate func unlabelledArgument(at position: Int) -> SwiftNode? {
    let argument = arguments.dropFirst(position).first { _ in true }
    return argument?.nameToken == nil ? argument : nil
  }

  /// The label that callers write for a parameter; nil where they write none.
  var argumentLabel: String? {
    let attributes = attributes
    let first = tokens.first { token in
      tree.tokens[token].kind == .word && !attributes.contains { $0.tokens.contains(token) }
    }
    guard let first else { return nil }
    let label = tree.text(ofToken: first)
    return label == "_" ? nil : label
  }

  /// The accessor of a keyword.
  func firstAccessor(_ keyword: Keyword) -> SwiftNode? {
    children.first {
      $0.kind == .accessor && $0.nameToken.map { tree.tokens[$0].keyword == keyword } == true
    }
  }

  /// The expressions that a body comes to: what it returns, and the last expressions of its branches.
  var results: [SwiftNode] {
    var results: [SwiftNode] = []
    for node in subtree where node.kind == .returnStatement {
      // What a closure inside returns is not what the body returns.
      let isOwn = !node.ancestors.prefix { $0 != self }.contains {
        $0.kind == .closure || $0.kind == .functionDeclaration
      }
      if isOwn, node.children.contains(where: { _ in true }) { results.append(node) }
    }
    var waiting = [self]
    while let node = waiting.popLast() {
      for child in node.children {
        switch child.kind {
        case .codeBlock, .switchCase, .conditional, .branch: waiting.append(child)
        case .expressionStatement where child.nextSibling == nil:
          guard let only = child.children.first(where: { _ in true }) else { continue }
          if only.kind == .ifStatement || only.kind == .switchStatement {
            waiting.append(only)
          } else {
            results.append(child)
          }
        case .ifStatement, .switchStatement:
          if child.nextSibling == nil { waiting.append(child) }
        default: break
        }
      }
    }
    return results
  }
}
