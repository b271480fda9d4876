extension SwiftNode {
  /// The arguments of a call, a subscript, an attribute, a tuple or an interpolation.
  public var arguments: some Sequence<SwiftNode> {
    children.lazy.filter { $0.kind == .argument }
  }

  /// The first argument with a label.
  public func argument(_ label: String) -> SwiftNode? {
    children.first { $0.kind == .argument && $0.isNamed(as: label) }
  }

  /// The first argument, if it has no label.
  public var firstUnlabelledArgument: SwiftNode? {
    guard let first = firstChild(.argument), first.nameToken == nil else { return nil }
    return first
  }

  /// The parentheses after a name, if it is called: those of `font` in `text.font(.body)`.
  public var call: SwiftNode? {
    guard let next = indexBehindName, tree.nodes[next].kind == .call else { return nil }
    return SwiftNode(tree: tree, index: next)
  }

  /// The place of the sibling behind a name and its generic arguments.
  private var indexBehindName: Int? {
    let parent = node.parent
    guard parent != Node.none else { return nil }
    let end = Int(tree.nodes[Int(parent)].endNode)
    var next = endIndex
    while next < end, tree.nodes[next].kind == .genericArguments {
      next = Int(tree.nodes[next].endNode)
    }
    return next < end ? next : nil
  }

  /// Whether parentheses or a closure stand behind a name.
  public var isCalled: Bool {
    guard let next = indexBehindName else { return false }
    return tree.nodes[next].kind == .call || tree.nodes[next].kind == .closure
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
    guard let parent else { return [] }
    var closures: [SwiftNode] = []
    var next = endIndex
    while next < parent.endIndex {
      switch tree.nodes[next].kind {
      case .genericArguments: break
      case .call where closures.isEmpty && kind != .call: break
      case .closure: closures.append(SwiftNode(tree: tree, index: next))
      default: return closures
      }
      next = Int(tree.nodes[next].endNode)
    }
    return closures
  }

  /// The chain that a suffix belongs to, through any `#if` around it; the chain itself if it is one.
  public var chain: SwiftNode? {
    if kind == .chain { return self }
    var around = node.parent
    while around != Node.none {
      let found = tree.nodes[Int(around)]
      switch found.kind {
      case .chain: return SwiftNode(tree: tree, index: Int(around))
      case .branch, .conditional: around = found.parent
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
