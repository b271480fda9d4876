extension SwiftNode {
  /// The arguments of a call, a subscript, an attribute, a tuple or an interpolation.
  public var arguments: some Sequence<SwiftNode> {
    children.lazy.filter { $0.kind == .argument }
  }

  /// The first argument with a label.
  public func argument(_ label: String) -> SwiftNode? {
    children.first { $0.kind == .argument && $0.nameToken != nil && $0.name == label }
  }

  /// The first argument, if it has no label.
  public var firstUnlabelledArgument: SwiftNode? {
    guard let first = arguments.first(where: { _ in true }), first.nameToken == nil else {
      return nil
    }
    return first
  }

  /// The parentheses after a name, if it is called: those of `font` in `text.font(.body)`.
  public var call: SwiftNode? {
    var next = nextSibling
    while let sibling = next, sibling.kind == .genericArguments { next = sibling.nextSibling }
    return next?.kind == .call ? next : nil
  }

  /// Whether parentheses or a closure stand behind a name.
  public var isCalled: Bool {
    var next = nextSibling
    while let sibling = next, sibling.kind == .genericArguments { next = sibling.nextSibling }
    return next?.kind == .call || next?.kind == .closure
  }

  /// The name that parentheses or a closure stand behind: `font` of `text.font(.body)`; nil after anything but a name.
  public var callee: SwiftNode? {
    var previous = previousSibling
    while let sibling = previous {
      switch sibling.kind {
      case .identifier, .member, .implicitMember, .macro: return sibling
      case .genericArguments: break
      case .call where kind == .closure, .closure where kind == .closure: break
      default: return nil
      }
      previous = sibling.previousSibling
    }
    return nil
  }

  /// The closures right behind a name or a call.
  public var trailingClosures: [SwiftNode] {
    var closures: [SwiftNode] = []
    var next = nextSibling
    while let sibling = next {
      switch sibling.kind {
      case .genericArguments: break
      case .call where closures.isEmpty && kind != .call: break
      case .closure: closures.append(sibling)
      default: return closures
      }
      next = sibling.nextSibling
    }
    return closures
  }

  /// The chain that a suffix belongs to, through any `#if` around it; the chain itself if it is one.
  public var chain: SwiftNode? {
    if kind == .chain { return self }
    var node = parent
    while let found = node {
      switch found.kind {
      case .chain: return found
      case .branch, .conditional: node = found.parent
      default: return nil
      }
    }
    return nil
  }

  /// What a chain starts with; nil for anything but a chain.
  public var base: SwiftNode? {
    kind == .chain ? SwiftNode(tree: tree, index: index + 1) : nil
  }

  /// The base of a chain and its suffixes in reading order, those in every branch of an `#if` included.
  public var links: [SwiftNode] {
    var links: [SwiftNode] = []
    links.reserveCapacity(6)
    var waiting: [Children] = []
    var children = children
    while true {
      if let child = children.next() {
        if child.kind == .conditional || child.kind == .branch {
          waiting.append(children)
          children = child.children
        } else {
          links.append(child)
        }
      } else if let outer = waiting.popLast() {
        children = outer
      } else {
        return links
      }
    }
  }

  /// The expression that a parent holds this node in: the argument, the value, the statement.
  public var holder: SwiftNode? {
    lineage.first { $0.kind.holdsExpression }
  }

  /// The bytes of the expression that the node holds, without the label of an argument.
  public var expressionRange: Range<Int> {
    guard let first = children.first(where: { $0.kind != .attribute }) else { return range }
    return first.range.lowerBound..<range.upperBound
  }
}
