import DTKBSourceReading

extension SwiftContext {
  /// The assignment whose property a name is; nil where the name is no such property.
  func assignment(settingProperty name: SwiftNode) -> Assignment? {
    let all = assignments(toProperty: name.name)
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].property.index < name.index { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low].property == name ? all[low] : nil
  }

  /// The views that an assignment sets its property on.
  func targets(of assignment: Assignment) -> [ViewTarget] {
    assignment.receivers.map { receiver in
      target(receiver, assignment.path, at: assignment.property, hops: 0)
    }
  }

  private func target(_ receiver: Receiver, _ path: [String], at place: SwiftNode, hops: Int)
    -> ViewTarget
  {
    guard case .declaration(let index) = receiver else {
      let home: String? =
        if case .named = receiver { types.type(around: place)?.path } else { nil }
      return ViewTarget(receiver: receiver, home: home, path: path)
    }
    // `let label = button.titleLabel` and `if let label` are other names of the same view.
    let declaration = tree.node(at: index)
    if hops < 3, declaration.isLocal, let (base, names) = aliased(by: declaration) {
      let receivers =
        base.isNamed("self")
        ? names.first.map { name in
          declarations(ofMember: name, after: base).first.map { [Receiver.declaration($0.index)] }
            ?? [.named(name)]
        } ?? []
        : self.receivers(named: base)
      if let inner = receivers.first {
        let rest = base.isNamed("self") ? Array(names.dropFirst()) : names
        return target(inner, rest + path, at: base, hops: hops + 1)
      }
    }
    return ViewTarget(receiver: receiver, home: nil, path: path)
  }

  /// The name and its members that a local variable is another name of.
  private func aliased(by local: SwiftNode) -> (SwiftNode, [String])? {
    guard let value = local.firstChild(.initialValue) else {
      guard local.parent?.kind == .condition,
        declarations(of: local.name, at: local).contains(where: { $0 != local })
      else { return nil }
      return nil
    }
    let outcomes = value.outcomes
    guard outcomes.count == 1, let operand = outcomes[0].operand else { return nil }
    if operand.kind == .identifier { return (operand, []) }
    guard operand.kind == .chain, let base = operand.base, base.kind == .identifier,
      !base.startsUppercase
    else { return nil }
    let links = operand.links
    guard links.dropFirst().allSatisfy({ $0.kind == .member }) else { return nil }
    return (base, links.dropFirst().map(\.name))
  }

  /// The assignments to a property on a view, under every name that the file has for it.
  func settings(of property: String, on target: ViewTarget) -> [Assignment] {
    let all = settings(of: property)
    guard case .declaration(let index) = target.receiver else { return all[target] ?? [] }
    let others = sameViews(as: index)
    // Mostly there are none, and the assignments need not be copied.
    if others.isEmpty {
      return all[ViewTarget(receiver: target.receiver, home: nil, path: target.path)] ?? []
    }
    return ([index] + others).flatMap { index in
      all[ViewTarget(receiver: .declaration(index), home: nil, path: target.path)] ?? []
    }
  }

  private func settings(of property: String) -> [ViewTarget: [Assignment]] {
    if let known = foundViewSettings[property] { return known }
    var settings: [ViewTarget: [Assignment]] = [:]
    for assignment in assignments(toProperty: property) {
      for target in targets(of: assignment) { settings[target, default: []].append(assignment) }
    }
    foundViewSettings[property] = settings
    return settings
  }

  /// The declarations of the file that stand for the same view as one: what a function makes for it, the
  /// parameter of a function that it is handed to, and the other way round.
  private func sameViews(as index: Int) -> [Int] {
    if let known = foundSameViews[index] { return known }
    var found: Set<Int> = [index]
    var waiting = [index]
    for _ in 0..<2 {
      waiting = waiting.flatMap { neighbours(of: tree.node(at: $0)) }
        .filter { found.insert($0).inserted }
      if waiting.isEmpty || found.count > 64 { break }
    }
    found.remove(index)
    let result = found.sorted()
    foundSameViews[index] = result
    return result
  }

  private func neighbours(of declaration: SwiftNode) -> [Int] {
    var found: [SwiftNode] = []
    // What makes it: `lazy var title = makeLabel()`.
    if let operand = declaration.firstChild(.initialValue)?.operand,
      let maker = operand.kind == .chain ? operand.links.last(where: { $0.call != nil }) : nil,
      let function = function(calledBy: maker)
    {
      found +=
        function.firstChild(.codeBlock)?.results.compactMap { result in
          result.operand.flatMap { operand in
            operand.kind == .identifier ? declarations(of: operand.name, at: operand).first : nil
          }
        } ?? []
    }
    for use in uses(of: declaration).prefix(64) {
      guard let holder = (use.chain ?? use).parent, use.chain == nil || use.kind == .member else {
        continue
      }
      switch holder.kind {
      case .argument:
        if let parameter = parameter(takingArgument: holder) { found.append(parameter) }
      case .returnStatement, .expressionStatement:
        // What it is returned for: the variables that a call of its function starts.
        guard holder.kind == .returnStatement || holder.nextSibling == nil,
          let function = holder.ancestors.first(where: {
            $0.kind == .functionDeclaration || $0.kind == .closure
          }), function.kind == .functionDeclaration, function.firstChild(.returnType) != nil
        else { continue }
        found += calls(of: function.name).prefix(64).compactMap { call in
          guard let value = call.chain?.parent, value.kind == .initialValue else { return nil }
          return value.parent
        }
      default: continue
      }
    }
    if declaration.kind == .parameter {
      for argument in arguments(passedFor: declaration) {
        guard let operand = argument.operand else { continue }
        if operand.kind == .identifier {
          found += declarations(of: operand.name, at: operand)
        } else if let base = operand.base, base.isNamed("self"),
          let member = operand.links.dropFirst().first
        {
          found += declarations(ofMember: member.name, after: base)
        }
      }
    }
    return found.map(\.index)
  }
}
