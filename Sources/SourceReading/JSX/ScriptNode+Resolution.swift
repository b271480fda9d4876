extension ScriptNode {
  /// Where the name that an identifier uses is bound: an identifier in a declaration, a parameter or an import, or
  /// a function or a class.
  ///
  /// Nothing for names of other files. Scopes are taken as they nest; of more than 64 declarations of one name,
  /// the nearest are looked at.
  public var definition: ScriptNode? {
    kind == .identifier ? tree.bindings.definition(of: nameRange, at: index, in: tree) : nil
  }

  /// The expression that an identifier first got its value from, also in parts: both `width` and `scale` come from
  /// the call in `const { width, scale } = useWindowDimensions()`.
  public var origin: ScriptNode? {
    var node = definition?.parent
    for _ in 0..<64 {
      switch node?.kind {
      case .constant, .variable: return node?.value
      case .object, .array, .property, .assignment, .spread: node = node?.parent
      default: return nil
      }
    }
    return nil
  }

  /// What a name stands for, through constants of the file, their members and `StyleSheet.create`; itself where
  /// nothing is known.
  ///
  /// ```swift
  /// // const styles = StyleSheet.create({ title: { fontSize: 17 } })
  /// // <Text style={styles.title}>
  /// attribute.value?.resolved.property("fontSize")?.value?.number  // 17
  /// ```
  public var resolved: ScriptNode {
    var steps = Self.resolutionSteps
    return resolved(&steps)
  }

  /// No chain of constants that people write is longer.
  private static let resolutionSteps = 64

  /// Functions that hand back their first argument.
  private static let transparentFunctions: Set<String> = [
    "StyleSheet.create", "Object.freeze", "Object.seal",
  ]

  private func resolved(_ steps: inout Int) -> ScriptNode {
    var node = self
    while steps > 0 {
      steps -= 1
      guard let next = node.resolvedOnce(&steps) else { return node }
      node = next
    }
    return node
  }

  private func resolvedOnce(_ steps: inout Int) -> ScriptNode? {
    switch kind {
    case .identifier:
      guard let name = definition, let constant = name.parent, constant.kind == .constant,
        constant.firstChild == name
      else { return nil }
      return constant.value
    case .parenthesized:
      guard let first = firstChild, child(1) == nil else { return nil }
      return first
    case .member:
      return firstChild?.resolved(&steps).property(name, &steps)?.value
    case .subscript:
      guard let key = child(1)?.resolved(&steps).string else { return nil }
      return firstChild?.resolved(&steps).property(key, &steps)?.value
    case .call:
      guard let path = callee?.path else { return nil }
      if path == "Platform.select" { return arguments.first?.valueOnPhones(&steps) }
      return Self.transparentFunctions.contains(path) ? arguments.first : nil
    default:
      return nil
    }
  }

  /// The value that `Platform.select` takes from an object where there is Dynamic Type.
  private func valueOnPhones(_ steps: inout Int) -> ScriptNode? {
    let choices = resolved(&steps)
    let choice =
      choices.property("ios") ?? choices.property("native") ?? choices.property("default")
    return choice?.value
  }

  /// The property of an object that has a name, also where it comes from what is spread into the object.
  public func resolvedProperty(_ name: String) -> ScriptNode? {
    var steps = Self.resolutionSteps
    return property(name, &steps)
  }

  private func property(_ name: String, _ steps: inout Int) -> ScriptNode? {
    guard kind == .object else { return nil }
    if let own = property(name) { return own }
    for member in children.prefix(64).reversed() where member.kind == .spread && steps > 0 {
      steps -= 1
      if let inherited = member.value?.resolved(&steps).property(name, &steps) { return inherited }
    }
    return nil
  }

  /// The number that an expression comes to, through constants and `+ - * / %`.
  public var evaluated: Double? {
    var steps = Self.resolutionSteps
    return evaluated(&steps)
  }

  private func evaluated(_ steps: inout Int) -> Double? {
    guard steps > 0 else { return nil }
    steps -= 1
    let node = resolved(&steps)
    if let number = node.number { return number }
    guard let first = node.firstChild?.evaluatedOperand(of: node, &steps) else { return nil }
    switch node.sign {
    case "-" where node.kind == .unary: return -first
    case "+" where node.kind == .unary: return first
    default: break
    }
    guard node.kind == .binary, let second = node.child(1)?.evaluated(&steps) else { return nil }
    return switch node.sign {
    case "+": first + second
    case "-": first - second
    case "*": first * second
    case "/": first / second
    case "%": first.truncatingRemainder(dividingBy: second)
    default: nil
    }
  }

  private func evaluatedOperand(of node: ScriptNode, _ steps: inout Int) -> Double? {
    node.kind == .binary || node.kind == .unary ? evaluated(&steps) : nil
  }
}
