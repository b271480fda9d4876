import DTKBSourceReading

extension SwiftContext {
  /// The places where a plain name or a member of `self` is used, in reading order, remembered.
  func references(by name: String) -> [SwiftNode] {
    if let known = foundReferences[name] { return known }
    let found = nodes(named: name).filter(\.isReference)
    foundReferences[name] = found
    return found
  }

  /// The calls by the last name of what is called, in reading order, remembered.
  func calls(of name: String) -> [SwiftNode] {
    if let known = foundCalls[name] { return known }
    let found = nodes(named: name).compactMap { node in
      switch node.kind {
      case .identifier, .member, .implicitMember: node.call
      default: nil
      }
    }
    foundCalls[name] = found
    return found
  }

  /// Whether a word stands in the code of the file, remembered.
  func holdsWord(_ word: String) -> Bool {
    // Most words that rules look for are nowhere, and need not be remembered.
    guard tree.mayHoldNode(named: word) else { return false }
    if let known = foundWords[word] { return known }
    let isThere = tree.holdsWord(word)
    foundWords[word] = isThere
    return isThere
  }

  /// The places where a variable, a property, a parameter or a function of the file is used.
  func references(to declaration: SwiftNode) -> [SwiftNode] {
    uses(of: declaration).filter {
      $0.kind != .binding
        && (!declaration.contains($0) || declaration.kind == .functionDeclaration)
    }
  }

  /// The places where a declaration of the file is used; `if let label` uses the name that it declares anew.
  func uses(of declaration: SwiftNode) -> [SwiftNode] {
    uses(ofDeclarationsNamed: declaration.name)[declaration.index] ?? []
  }

  /// The places where a name is used, by the index of the declaration that it means there, remembered.
  private func uses(ofDeclarationsNamed name: String) -> [Int: [SwiftNode]] {
    if let known = foundUses[name] { return known }
    var uses: [Int: [SwiftNode]] = [:]
    for node in references(by: name) {
      for declaration in declarations(meantBy: node) {
        uses[declaration.index, default: []].append(node)
      }
    }
    for binding in nodes(named: name) where binding.isShorthand {
      for declaration in declarations(of: name, at: binding) where declaration != binding {
        uses[declaration.index, default: []].append(binding)
      }
    }
    foundUses[name] = uses
    return uses
  }

  /// What a name means where it is used: the declarations of a plain name, or those of a member.
  private func declarations(meantBy node: SwiftNode) -> [SwiftNode] {
    node.kind == .identifier
      ? declarations(of: node.name, at: node)
      : node.chain?.base.map { declarations(ofMember: node.name, after: $0) } ?? []
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

  /// The places that name a static member after its type, or after a period where a value of the type is wanted:
  /// `CardFont.title`, `.title`.
  func usesThroughType(of declaration: SwiftNode) -> [SwiftNode] {
    let isStatic = (declaration.variable ?? declaration).isStatic
    guard isStatic, let type = types.type(around: declaration) else { return [] }
    let nodes = nodes(named: declaration.name)
    let named = nodes.filter { member in
      guard member.kind == .member, let base = member.chain?.base, base.nextSibling == member,
        base.kind == .identifier, base.startsUppercase, !base.isNamed("Self")
      else { return false }
      return types.type(named: base.name, at: base)?.path == type.path
    }
    guard type.name == "UIFont" || type.name == "Font" else { return named }
    return named + nodes.filter { $0.kind == .implicitMember }
  }
}

extension SwiftNode {
  /// Whether it is the `label` of `if let label`, which uses the name that it declares anew.
  fileprivate var isShorthand: Bool {
    guard kind == .binding, let parent, parent.kind == .condition else { return false }
    return parent.firstChild(.binding) == self && firstChild(.initialValue) == nil
  }
}
