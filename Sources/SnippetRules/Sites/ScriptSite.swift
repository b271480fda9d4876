import DTKBSourceReading

/// A place of a script at which a rule is asked: a named node with its context.
struct ScriptSite {
  /// The node whose name the trigger named: an attribute, a property, a member, an identifier.
  let node: ScriptNode
  /// The script around it.
  let context: ScriptContext
}

/// A place of a script at which a rule wants to be asked.
enum ScriptTrigger: RuleTrigger {
  /// A property of an object by this name, or a member that gets a value: `{ height: 44 }`, `style.height = 44`.
  case property(String)
  /// This name wherever it stands in code: an attribute, a property, a variable, a call.
  case word(String)

  var word: String {
    switch self {
    case .property(let name), .word(let name): name
    }
  }

  func matches(_ site: ScriptSite) -> Bool {
    switch self {
    case .property: site.node.kind == .property || site.isAssigned
    case .word: true
    }
  }
}

extension ScriptSite {
  /// Whether the place is a member that an assignment gives a value to.
  var isAssigned: Bool {
    guard node.kind == .member, let parent = node.parent else { return false }
    return parent.kind == .assignment && parent.target == node
  }
}

extension ScriptSite {
  /// The object whose property the place is, if it may be a style; nobody writes one of so many members as
  /// minified tables have.
  var styleObject: ScriptNode? {
    guard node.kind == .property, let object = node.parent, object.kind == .object,
      object.children.prefix(257).reduce(0, { count, _ in count + 1 }) <= 256
    else { return nil }
    return object
  }
}

extension ScriptContext {
  /// The outermost node whose name stands at a byte offset; nothing where that is no code.
  func site(at offset: Int) -> ScriptSite? {
    let nodes = tree.nodes
    var low = nodes.startIndex
    var high = nodes.endIndex
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > nodes.startIndex else { return nil }
    var found: ScriptNode?
    var node: ScriptNode? = nodes[low - 1]
    // Nobody chains as many members as this.
    for _ in 0..<64 {
      guard let current = node else { break }
      if current.isNamed(at: offset) {
        found = current
      } else if found != nil, current.range.lowerBound < offset {
        break
      }
      node = current.parent
    }
    return found.map { ScriptSite(node: $0, context: self) }
  }
}

extension ScriptNode {
  /// Whether its name, without the quotation mark before a key, starts at a byte offset.
  fileprivate func isNamed(at offset: Int) -> Bool {
    let range = nameRange
    guard !range.isEmpty else { return false }
    if range.lowerBound == offset { return true }
    let first = tree.bytes[range.lowerBound]
    return range.lowerBound + 1 == offset
      && (first == UInt8(ascii: "\"") || first == UInt8(ascii: "'"))
  }
}

extension ScriptSite: RuleSite {
  typealias Trigger = ScriptTrigger

  func isOf(_ scope: Rule.Scope) -> Bool {
    let place = context.place
    if !scope.contains(.generated), place.isGenerated { return false }
    if !scope.contains(.tests), context.isTest { return false }
    return !context.isOfWebPage
  }

  func weighed(_ severity: Severity) -> Severity {
    context.place.isDebug ? severity.lowered : severity
  }
}
