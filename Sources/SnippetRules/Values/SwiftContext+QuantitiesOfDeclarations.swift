import DTKBSourceReading

extension SwiftContext {
  /// What a variable, a parameter or a function without much inside comes to.
  func quantity(ofDeclaration node: SwiftNode) -> Quantity {
    if let known = quantities[node.index] { return known }
    guard asked.insert(node.index) else { return .unknown }
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
        case "State", "Published", "GestureState":
          quantity.origins.insert(.parameter)
          // A control that gets its binding lets people choose the number.
          if holdsWord("$" + binding.name) { quantity.origins.insert(.setting) }
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
    var handed = arguments(passedFor: parameter).reduce(Quantity()) {
      $0.union(self.quantity(of: $1))
    }
    handed.origins.remove([.unknown, .constant])
    return quantity.union(handed)
  }

  /// What the calls of a type's memberwise initialiser in the file pass for a property.
  private func quantityFromCallers(ofProperty binding: SwiftNode) -> Quantity {
    guard let type = types.type(around: binding) else { return Quantity() }
    let initializers = members(of: type)["init"] ?? []
    var quantity = Quantity()
    if initializers.isEmpty {
      for call in calls(of: type.name).prefix(64) {
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

  /// What a computed property or a function returns, over all its results.
  func quantity(ofBody node: SwiftNode) -> Quantity {
    let body =
      node.firstChild(.codeBlock)
      ?? node.firstChild(.accessors)?.firstAccessor(.get)?.firstChild(.codeBlock)
    guard let body else { return .unknown }
    return quantity(ofResults: body)
  }

  func quantity(ofResults body: SwiftNode) -> Quantity {
    let results = body.results
    guard !results.isEmpty else { return .unknown }
    var quantity = results.prefix(64).reduce(Quantity()) { $0.union(self.quantity(of: $1)) }
    let conditions = body.subtree.filter { $0.kind == .condition }
    if conditions.contains(where: dependsOnTextSize) { quantity.origins.insert(.sizeCondition) }
    return quantity
  }
}
