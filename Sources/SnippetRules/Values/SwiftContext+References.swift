import DTKBSourceReading

extension SwiftContext {
  /// The places where a variable, a property, a parameter or a function of the file is used.
  func references(to declaration: SwiftNode) -> [SwiftNode] {
    (references(named: declaration.name)[declaration.index] ?? []).filter {
      !declaration.contains($0) || declaration.kind == .functionDeclaration
    }
  }

  /// The places where a name is used, by the index of the declaration that it means there, remembered.
  private func references(named name: String) -> [Int: [SwiftNode]] {
    if let known = foundReferences[name] { return known }
    var references: [Int: [SwiftNode]] = [:]
    for node in referencesByName[name] ?? [] {
      for declaration in declarations(meantBy: node) {
        references[declaration.index, default: []].append(node)
      }
    }
    foundReferences[name] = references
    return references
  }

  /// What a name means where it is used: the declarations of a plain name, or those of a member.
  private func declarations(meantBy node: SwiftNode) -> [SwiftNode] {
    node.kind == .identifier
      ? declarations(of: node.name, at: node)
      : node.chain?.base.map { declarations(ofMember: node.name, after: $0) } ?? []
  }

  func findReferences() -> [String: [SwiftNode]] {
    var references: [String: [SwiftNode]] = [:]
    for node in tree.root.subtree where node.nameToken != nil && node.isReference {
      references[node.name, default: []].append(node)
    }
    return references
  }

  /// The call by one of these names that a value is handed to, directly or through parentheses, `as` and `??`.
  func call(of names: Set<String>, takingValueAt node: SwiftNode) -> SwiftNode? {
    for around in node.ancestors {
      switch around.kind {
      case .call:
        guard let callee = around.callee else { continue }
        if names.contains(callee.name) { return around }
      case .closure, .codeBlock, .members, .binding: return nil
      default: continue
      }
    }
    return nil
  }
}

extension SwiftContext {
  /// The places where a declaration of the file is used, found for all of them at once.
  func uses(of declaration: SwiftNode) -> [SwiftNode] {
    usesByDeclaration[declaration.index] ?? []
  }

  func findUses() -> [Int: [SwiftNode]] {
    var uses: [Int: [SwiftNode]] = [:]
    for node in tree.root.subtree where node.nameToken != nil && node.isReference {
      for declaration in declarations(meantBy: node) {
        uses[declaration.index, default: []].append(node)
      }
    }
    // `if let label` uses the name that it declares anew.
    for condition in tree.nodes(.condition) {
      guard let binding = condition.firstChild(.binding), binding.firstChild(.initialValue) == nil,
        binding.nameToken != nil
      else { continue }
      for declaration in declarations(of: binding.name, at: binding) where declaration != binding {
        uses[declaration.index, default: []].append(binding)
      }
    }
    return uses
  }
}

extension SwiftContext {
  /// The places that name a static member after its type, or after a period where a value of the type is wanted:
  /// `CardFont.title`, `.title`.
  func usesThroughType(of declaration: SwiftNode) -> [SwiftNode] {
    let isStatic = (declaration.variable ?? declaration).isStatic
    guard isStatic, let type = types.type(around: declaration) else { return [] }
    let named = (membersByName[declaration.name] ?? []).filter { member in
      guard let base = member.chain?.base, base.nextSibling == member, base.kind == .identifier,
        base.startsUppercase, !base.isNamed("Self")
      else { return false }
      return types.type(named: base.name, at: base)?.path == type.path
    }
    guard type.name == "UIFont" || type.name == "Font" else { return named }
    return named + (implicitMembersByName[declaration.name] ?? [])
  }
}
