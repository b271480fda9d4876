import DTKBSourceReading

extension SwiftContext {
  /// What a plain name means at a place: the bindings, parameters, functions or cases that declare it nearest.
  ///
  /// Several if branches of an `#if` or overloads declare it side by side; of very many, the first only.
  func declarations(of name: String, at node: SwiftNode) -> [SwiftNode] {
    for around in node.ancestors {
      let found = declarations(of: name, in: around, before: node)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func declarations(of name: String, in around: SwiftNode, before node: SwiftNode)
    -> [SwiftNode]
  {
    switch around.kind {
    case .file:
      return (names(in: around)[name] ?? []).first(mostNamesakes)
    case .codeBlock, .switchCase, .branch:
      return localNames(name, in: around, before: node)
    case .closure:
      let local = localNames(name, in: around, before: node)
      if !local.isEmpty { return local }
      return around.closureSignature.flatMap { names(in: $0)[name] } ?? []
    case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration, .enumCase:
      return names(in: around)[name]?.filter { $0.kind == .parameter } ?? []
    case .ifStatement, .whileStatement, .forStatement:
      return localNames(name, in: around, before: node)
    case .members:
      guard let type = types.type(around: around.children.first { _ in true } ?? around) else {
        return []
      }
      return (members(of: type)[name] ?? []).first(mostNamesakes)
    default:
      return []
    }
  }

  /// Nobody declares a name more often side by side; the bound keeps hostile code cheap, where each of
  /// a hundred thousand uses could mean any of as many declarations.
  private var mostNamesakes: Int { 64 }

  private func localNames(_ name: String, in around: SwiftNode, before node: SwiftNode)
    -> [SwiftNode]
  {
    guard let all = names(in: around)[name] else { return [] }
    // A local variable is known after its declaration only, and the nearest one before hides the others.
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].index < node.index { low = middle + 1 } else { high = middle }
    }
    let nearest = all[..<low].suffix(mostNamesakes).last {
      $0.kind == .binding && !$0.contains(node)
    }
    return nearest.map { [$0] } ?? all.prefix(mostNamesakes).filter { $0.kind != .binding }
  }

  /// The names that a list of statements or a statement declares, remembered.
  private func names(in around: SwiftNode) -> [String: [SwiftNode]] {
    if let known = blockNames[around.index] { return known }
    var names: [String: [SwiftNode]] = [:]
    for declaration in around.declarations where declaration.nameToken != nil {
      names[declaration.name, default: []].append(declaration)
    }
    blockNames[around.index] = names
    return names
  }

  func findDeclaredNames() -> Set<String> {
    var names = Set(tree.root.declarations.map(\.name))
    for type in types.all {
      names.insert(type.name)
      names.formUnion(members(of: type).keys)
    }
    return names
  }

  /// The members of a type by name, remembered.
  func members(of type: DeclaredType) -> [String: [SwiftNode]] {
    guard let key = type.parts.first?.index else { return [:] }
    if let known = blockNames[key] { return known }
    var members: [String: [SwiftNode]] = [:]
    for member in type.members { members[member.name, default: []].append(member) }
    blockNames[key] = members
    return members
  }

  /// What a name after another one means, such as `title` in `Metrics.title` or `self.title`.
  func declarations(ofMember name: String, after base: SwiftNode) -> [SwiftNode] {
    guard base.kind == .identifier else { return [] }
    if base.isNamed("self") || base.isNamed("Self") {
      guard let type = types.type(around: base) else { return [] }
      return (members(of: type)[name] ?? []).first(mostNamesakes)
    }
    guard let type = types.type(named: base.name, at: base) else { return [] }
    return (members(of: type)[name] ?? []).first(mostNamesakes)
  }
}

extension [SwiftNode] {
  /// The first of them; as it is where there are no more.
  fileprivate func first(_ most: Int) -> [SwiftNode] { count <= most ? self : Array(prefix(most)) }
}
