extension ScriptNode {
  /// The values that an expression may have, at most 64; itself where there is no choice.
  ///
  /// Both sides of a conditional, what follows `&&`, both sides of `||` and `??`, each through constants.
  public var alternatives: [ScriptNode] {
    collect { node in
      switch node.kind {
      case .conditional: node.children.dropFirst().map { $0 }
      case .binary where node.isNamed("&&"): node.child(1).map { [$0] }
      case .binary where node.isNamed("||") || node.isNamed("??"): Array(node.children)
      default: nil
      }
    }
  }

  /// The objects that a style is made of, at most 64, in the order in which they apply.
  ///
  /// Those in arrays, in `StyleSheet.compose` and `StyleSheet.flatten`, and those of all ``alternatives``.
  ///
  /// ```swift
  /// // style={[styles.title, isLarge && { fontSize: 34 }]}
  /// attribute.value?.styleObjects.compactMap { $0.property("fontSize")?.value?.number }
  /// ```
  public var styleObjects: [ScriptNode] {
    collect { node in
      switch node.kind {
      case .array: Array(node.children)
      case .call where ["StyleSheet.compose", "StyleSheet.flatten"].contains(node.callee?.path):
        node.arguments
      case .conditional, .binary:
        node.alternatives == [node] ? nil : node.alternatives
      default: nil
      }
    }
    .filter { $0.kind == .object }
  }

  /// The nodes that are left when each node that has parts is replaced by them, resolved, in reading order.
  private func collect(_ parts: (ScriptNode) -> [ScriptNode]?) -> [ScriptNode] {
    let limit = 64
    var pending = [self]
    var found: [ScriptNode] = []
    var steps = 4 * limit
    while let next = pending.popLast(), found.count < limit, steps > 0 {
      steps -= 1
      let node = next.resolved
      if let parts = parts(node) {
        pending.append(contentsOf: parts.prefix(limit).reversed())
      } else {
        found.append(node)
      }
    }
    return found
  }
}
