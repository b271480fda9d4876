extension ScriptNode {
  /// What a call calls.
  public var callee: ScriptNode? {
    kind == .call ? firstChild : nil
  }

  /// What a call is given; empty for everything else.
  public var arguments: [ScriptNode] {
    kind == .call ? Array(children.dropFirst()) : []
  }

  /// The names of a chain of members, such as `Text.defaultProps.style`, through `?.` and parentheses.
  ///
  /// Nothing for a chain that starts with something else than a name, or has more than 16 names.
  public var path: String? {
    var names: [String] = []
    var node = self
    while names.count < 16 {
      switch node.kind {
      case .identifier:
        names.append(node.name)
        return names.reversed().joined(separator: ".")
      case .member:
        names.append(node.name)
      case .parenthesized:
        break
      default:
        return nil
      }
      guard let child = node.firstChild else { return nil }
      node = child
    }
    return nil
  }

  /// What an assignment or a declaration gives a value to.
  public var target: ScriptNode? {
    switch kind {
    case .assignment, .constant, .variable: firstChild
    default: nil
    }
  }

  /// The value of a property, an attribute, a spread, an assignment or a declaration; what is returned.
  public var value: ScriptNode? {
    switch kind {
    case .property, .attribute, .spread, .returned: firstChild
    case .assignment, .constant, .variable, .importedName: child(1)
    default: nil
    }
  }

  /// The signs of an operator, such as `/` or `&&`.
  public var sign: String? {
    switch kind {
    case .unary, .binary, .assignment: name
    default: nil
    }
  }

  /// The parameters of a function: names, patterns, assignments for default values.
  public var parameters: [ScriptNode] {
    guard kind == .function, let first = firstChild else { return [] }
    return first.kind == .parameters ? Array(first.children) : [first]
  }

  /// The body of a function: a block, or the expression after an arrow.
  public var body: ScriptNode? {
    kind == .function ? child(1) : nil
  }

  /// The function around it.
  public var enclosingFunction: ScriptNode? {
    ancestors.first { $0.kind == .function }
  }

  /// The properties and spreads of an object, the members of a class.
  public var members: [ScriptNode] {
    kind == .object || kind == .class ? Array(children) : []
  }

  /// The property of an object or a class that has a name; of several, the last.
  ///
  /// Looks at the first 4,096 members, and not into what is spread into the object: ``resolvedProperty(_:)`` does.
  public func property(_ name: String) -> ScriptNode? {
    guard kind == .object || kind == .class else { return nil }
    if let properties = tree.largeObjects.properties(of: index) {
      return properties[name].map { ScriptNode(tree: tree, index: $0) }
    }
    var found: ScriptNode?
    for member in children.prefix(4_096) where member.kind == .property && member.isNamed(name) {
      found = member
    }
    return found
  }
}
