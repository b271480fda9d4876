import DTKBSourceReading

extension SwiftContext {
  /// Every assignment to a property of this name in the file, whatever it is set on.
  func assignments(toProperty name: String) -> [Assignment] {
    if let known = foundAssignments[name] { return known }
    let found = assigningStatements(of: name).compactMap { assignment(by: $0) }
    foundAssignments[name] = found
    return found
  }

  /// The statements of the file that assign to a property of this name, in reading order.
  func assigningStatements(of property: String) -> [SwiftNode] {
    nodes(named: property).compactMap { name in
      let target = name.chain ?? name
      guard let statement = target.parent, statement.kind == .expressionStatement,
        statement.assignmentTarget == target,
        name == target || links(of: target).last(where: { $0.nameToken != nil }) == name
      else { return nil }
      return statement
    }
  }

  private static func names(in target: SwiftNode) -> [SwiftNode] {
    guard target.kind == .chain else { return target.nameToken == nil ? [] : [target] }
    return target.links.filter { $0.nameToken != nil }
  }

  private func assignment(by statement: SwiftNode) -> Assignment? {
    guard let target = statement.assignmentTarget else { return nil }
    let links = Self.names(in: target)
    guard let property = links.last, let base = links.first else { return nil }
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
    return Assignment(receivers: receivers, path: inner, property: property, statement: statement)
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
    // `let title: UILabel = { $0.font = …; return $0 }(UILabel())`
    if let chain = closure.chain, chain.base == closure, chain.links.count == 2,
      chain.links[1].firstUnlabelledArgument != nil, let binding = chain.parent?.parent,
      binding.kind == .binding, binding.nameToken != nil
    {
      return [.declaration(binding.index)]
    }
    guard let callee = closure.callee else { return nil }
    if let chain = callee.chain, let base = chain.base, callee.kind == .member {
      if callee.isNamed("forEach") {
        if base.kind == .collection { return elements(in: base) }
        if let named = Self.plainName(chain, before: callee) { return elements(named: named) }
      }
      // `label.apply { $0.font = … }` sets up the label itself.
      if Self.settingUp.contains(callee.name), let named = Self.plainName(chain, before: callee) {
        return receivers(named: named)
      }
    }
    guard
      let binding = closure.ancestors.first(where: {
        $0.kind == .binding || $0.kind == .functionDeclaration
      }),
      binding.kind == .binding, binding.nameToken != nil
    else { return nil }
    return [.declaration(binding.index)]
  }

  /// Calls that hand a thing to a closure and leave it at that.
  private static let settingUp: Set<String> = ["apply", "then", "configure", "with", "also", "do"]

  /// The one name that a chain has before a link, `self` left out.
  private static func plainName(_ chain: SwiftNode, before link: SwiftNode) -> SwiftNode? {
    var names = chain.links.prefix { $0 != link }[...]
    if names.first?.isNamed("self") == true { names = names.dropFirst() }
    guard names.count == 1, let name = names.first, name.call == nil,
      name.kind == .member || name.kind == .identifier && !name.startsUppercase
    else { return nil }
    return name
  }

  private func elements(of sequence: SwiftNode) -> [Receiver]? {
    if let collection = sequence.firstChild(.collection) { return elements(in: collection) }
    guard let operand = sequence.operand else { return nil }
    if operand.kind == .identifier { return elements(named: operand) }
    guard operand.kind == .chain, let base = operand.base, base.isNamed("self"),
      let member = operand.links.last, operand.links.count == 2
    else { return nil }
    return elements(named: member)
  }

  /// The elements of a collection by its name; the collection itself where the file does not list them.
  private func elements(named name: SwiftNode) -> [Receiver]? {
    let found =
      name.kind == .member
      ? name.chain?.base.map { declarations(ofMember: name.name, after: $0) } ?? []
      : declarations(of: name.name, at: name)
    guard let declaration = found.first else { return nil }
    let holder =
      declaration.firstChild(.initialValue)
      ?? (declaration.firstChild(.codeBlock)
      ?? declaration.firstChild(.accessors)?.firstAccessor(.get)?.firstChild(.codeBlock))?
      .results.first
    if let operand = holder?.operand, operand.kind == .collection,
      operand.firstChild(.element) != nil
    {
      return elements(in: operand)
    }
    return [.declaration(declaration.index)]
  }

  private func elements(in collection: SwiftNode) -> [Receiver] {
    collection.children.filter { $0.kind == .element }.flatMap { element -> [Receiver] in
      guard let operand = element.operand else { return [] }
      if operand.kind == .identifier { return receivers(named: operand) }
      guard let base = operand.base, base.isNamed("self"),
        let member = operand.links.dropFirst().first
      else {
        return []
      }
      return receivers(ofMember: member.name, after: base)
    }
  }

  /// What a local variable is in the end: the variable outside whose closure returns it; nil where it is itself.
  func outerVariable(of local: SwiftNode) -> SwiftNode? { binding(initialisedBy: local) }

  /// The variable that a closure or a function of one use initialises with a local one.
  private func binding(initialisedBy local: SwiftNode) -> SwiftNode? {
    guard
      let closure = local.ancestors.first(where: {
        $0.kind == .closure || $0.kind == .functionDeclaration
      }),
      closure.kind == .closure, let chain = closure.chain, chain.base == closure
    else { return nil }
    let returnsLocal = closure.children.contains { statement in
      statement.kind == .returnStatement && statement.operand?.name == local.name
    }
    guard returnsLocal, let value = chain.parent, value.kind == .initialValue else { return nil }
    return value.parent.flatMap { $0.kind == .binding ? $0 : nil }
  }
}
