import DTKBSourceReading

extension SwiftContext {
  /// Every assignment to a property of this name in the file, whatever it is set on.
  func assignments(toProperty name: String) -> [Assignment] { assignments[name] ?? [] }

  func findAssignments() -> [String: [Assignment]] {
    var found: [String: [Assignment]] = [:]
    for statement in tree.nodes(.expressionStatement) {
      guard let target = statement.assignmentTarget else { continue }
      let links = (target.kind == .chain ? target.links : [target]).filter { $0.nameToken != nil }
      guard let property = links.last, let base = links.first else { continue }
      let path = links.dropFirst().dropLast().map(\.name)
      let receivers: [Receiver] =
        if links.count == 1 || links.count == 2 && base.isNamed("self") {
          [itself(at: target)]
        } else if base.isNamed("self"), let name = path.first {
          self.receivers(ofMember: name, after: base)
        } else {
          self.receivers(named: base)
        }
      let inner = base.isNamed("self") ? Array(path.dropFirst()) : path
      found[property.name, default: []].append(
        Assignment(receivers: receivers, path: inner, property: property, statement: statement))
    }
    return found
  }

  private func itself(at node: SwiftNode) -> Receiver {
    .itself(types.type(around: node)?.path ?? "")
  }

  private func receivers(ofMember name: String, after base: SwiftNode) -> [Receiver] {
    let found = declarations(ofMember: name, after: base)
    return found.isEmpty ? [.named(name)] : found.map { .declaration($0.index) }
  }

  /// What a name that a property is set on stands for: itself, or what a loop or an initialiser makes of it.
  func receivers(named node: SwiftNode) -> [Receiver] {
    if node.isNamed("$0") { return receiversOfClosure(around: node) ?? [.named("$0")] }
    let found = declarations(of: node.name, at: node)
    guard let declaration = found.first else { return [.named(node.name)] }
    if let parent = declaration.parent {
      if parent.kind == .forStatement, let sequence = parent.firstChild(.sequence) {
        return elements(of: sequence) ?? [.declaration(declaration.index)]
      }
      if parent.kind == .closureSignature, let closure = parent.parent {
        return receivers(ofClosure: closure) ?? [.declaration(declaration.index)]
      }
    }
    // `let title: UILabel = { let label = UILabel(); …; return label }()`: the label is the title.
    if let outer = binding(initialisedBy: declaration) { return [.declaration(outer.index)] }
    return found.map { .declaration($0.index) }
  }

  private func receiversOfClosure(around node: SwiftNode) -> [Receiver]? {
    node.ancestors.first { $0.kind == .closure }.flatMap { receivers(ofClosure: $0) }
  }

  /// What the one parameter of a closure stands for: each element of `[a, b].forEach { … }`, or what
  /// `let title = makeLabel { … }` and `UILabel().then { … }` make.
  private func receivers(ofClosure closure: SwiftNode) -> [Receiver]? {
    guard let callee = closure.callee else { return nil }
    if callee.isNamed("forEach"), let chain = callee.chain, let collection = chain.base,
      collection.kind == .collection
    {
      return elements(in: collection)
    }
    guard
      let binding = closure.ancestors.first(where: {
        $0.kind == .binding || $0.kind == .functionDeclaration
      }),
      binding.kind == .binding, binding.nameToken != nil
    else { return nil }
    return [.declaration(binding.index)]
  }

  private func elements(of sequence: SwiftNode) -> [Receiver]? {
    sequence.firstChild(.collection).map { elements(in: $0) }
  }

  private func elements(in collection: SwiftNode) -> [Receiver] {
    collection.children.filter { $0.kind == .element }.flatMap { element -> [Receiver] in
      guard let operand = element.outcomes.first?.operand else { return [] }
      if operand.kind == .identifier { return receivers(named: operand) }
      guard let base = operand.base, base.isNamed("self"),
        let member = operand.links.dropFirst().first
      else {
        return []
      }
      return receivers(ofMember: member.name, after: base)
    }
  }

  /// The variable that a closure or a function of one use initialises with a local one.
  private func binding(initialisedBy local: SwiftNode) -> SwiftNode? {
    guard
      let closure = local.ancestors.first(where: {
        $0.kind == .closure || $0.kind == .functionDeclaration
      }),
      closure.kind == .closure, let chain = closure.chain, chain.base == closure
    else { return nil }
    let returnsLocal = closure.children.contains { statement in
      statement.kind == .returnStatement && statement.outcomes.first?.operand?.name == local.name
    }
    guard returnsLocal, let value = chain.parent, value.kind == .initialValue else { return nil }
    return value.parent.flatMap { $0.kind == .binding ? $0 : nil }
  }
}
