import DTKBSourceReading

extension SwiftContext {
  /// The name of the type that a variable, a parameter or a function is of, as the code says it, without `?` and `!`.
  func typeName(of declaration: SwiftNode) -> String? {
    let annotation = declaration.firstChild(
      declaration.kind == .functionDeclaration ? .returnType : .typeAnnotation)
    if let annotation { return annotation.nameToken == nil ? nil : annotation.name }
    guard let operand = declaration.firstChild(.initialValue)?.operand else {
      return nil
    }
    return typeName(ofOperand: operand)
  }

  private func typeName(ofOperand operand: SwiftNode) -> String? {
    guard operand.kind == .chain, let base = operand.base else {
      guard operand.kind == .identifier, asked.insert(operand.index) else { return nil }
      defer { asked.remove(operand.index) }
      return declarations(of: operand.name, at: operand).first.flatMap { typeName(of: $0) }
    }
    if base.kind == .identifier, base.startsUppercase {
      guard base.call == nil else { return base.name }
      // `RoomTheme.shared` and `UIButton.make()` are most often of the type itself.
      let member = operand.links.first { $0.kind == .member }
      let declared = types.type(named: base.name, at: base)
        .flatMap { type in member.flatMap { members(of: type)[$0.name]?.first } }
      guard let declared else { return base.name }
      guard asked.insert(declared.index) else { return nil }
      defer { asked.remove(declared.index) }
      return typeName(of: declared)
    }
    if base.kind == .closure {
      guard let result = base.results.first?.operand else { return nil }
      return typeName(ofOperand: result)
    }
    let maker =
      base.isNamed("self") || base.isNamed("Self")
      ? operand.links.first { $0.kind == .member } : base
    guard let maker, maker.call != nil,
      let function = function(calledBy: maker), asked.insert(function.index)
    else { return nil }
    defer { asked.remove(function.index) }
    return typeName(of: function)
  }
}
