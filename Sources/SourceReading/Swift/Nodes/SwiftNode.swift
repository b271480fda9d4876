/// A node of a Swift text: a declaration, a statement, an expression or a part of one.
public struct SwiftNode: Sendable, Hashable {
  /// The text it belongs to.
  public let tree: SwiftTree
  /// Its place among the nodes of the text, in reading order.
  public let index: Int

  // What rules ask a million times is inlined into them.
  @inlinable init(tree: SwiftTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  @inlinable var node: Node { tree.nodes[index] }

  /// Nodes are the same if they stand at the same place of the same text.
  @inlinable public static func == (first: SwiftNode, second: SwiftNode) -> Bool {
    first.index == second.index && first.tree === second.tree
  }

  /// Hashes the place of the node.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
  }

  /// One past the last place of the nodes within it.
  @inlinable public var endIndex: Int { Int(node.endNode) }

  // MARK: - What it is

  /// What it is.
  @inlinable public var kind: NodeKind { node.kind }

  /// The tokens it takes, by their indices.
  @inlinable public var tokens: Range<Int> {
    Int(node.firstToken)..<max(Int(node.firstToken), Int(node.endToken))
  }

  /// The bytes it takes; empty at its start where it takes none.
  public var range: Range<Int> {
    let tokens = tokens
    guard !tokens.isEmpty else {
      let start =
        tokens.lowerBound < tree.tokens.count
        ? tree.tokens[tokens.lowerBound].start : tree.bytes.count
      return start..<start
    }
    return tree.tokens[tokens.lowerBound].start..<tree.tokens[tokens.upperBound - 1].end
  }

  /// Its text.
  public var text: String { tree.text(range) }

  /// The token of its name.
  @inlinable public var nameToken: Int? { node.name == Node.none ? nil : Int(node.name) }

  /// Its name, without backticks, or an empty text.
  public var name: String {
    guard let token = nameToken else { return "" }
    let found = tree.tokens[token]
    return found.traits.contains(.isQuoted)
      ? tree.text(found.start + 1..<found.end - 1) : tree.text(found.start..<found.end)
  }

  /// Whether its name is this one.
  public func isNamed(_ name: StaticString) -> Bool {
    guard let token = nameToken else { return false }
    let found = tree.tokens[token]
    let quotes = found.traits.contains(.isQuoted) ? 1 : 0
    let start = found.start + quotes
    guard found.end - quotes - start == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { buffer in
      var offset = 0
      while offset < buffer.count {
        if tree.bytes[start + offset] != buffer[offset] { return false }
        offset += 1
      }
      return true
    }
  }

  /// Whether its name is a text that was made of code.
  public func isNamed(as name: String) -> Bool {
    guard node.name != Node.none else { return false }
    let range = tree.nameRange(of: node)
    return range.count == name.utf8.count && tree.spells(range, name)
  }

  /// Whether its name is one of these.
  public func isNamed(anyOf names: NameSet) -> Bool {
    node.name != Node.none && names.contains(tree.bytes, tree.nameRange(of: node))
  }

  /// The keyword of its first token that is neither an attribute nor a modifier, where it is a declaration.
  public var keyword: Keyword {
    for token in tokens {
      switch tree.tokens[token].keyword {
      case .struct, .class, .actor, .enum, .protocol, .extension, .func, .`init`, .var, .let, .case,
        .subscript:
        return tree.tokens[token].keyword
      default: continue
      }
    }
    return .none
  }

  // MARK: - Where it stands

  /// The node around it.
  @inlinable public var parent: SwiftNode? {
    node.parent == Node.none ? nil : SwiftNode(tree: tree, index: Int(node.parent))
  }

  /// The nodes around it, from the innermost outwards.
  @inlinable public var ancestors: Ancestors { Ancestors(tree: tree, position: node.parent) }

  /// The node itself and the nodes around it, from the innermost outwards.
  @inlinable public var lineage: Ancestors {
    Ancestors(tree: tree, position: UInt32(truncatingIfNeeded: index))
  }

  /// The node after it with the same parent.
  public var nextSibling: SwiftNode? {
    let (parent, next) = (node.parent, node.endNode)
    guard parent != Node.none, next < tree.nodes[Int(parent)].endNode else { return nil }
    return SwiftNode(tree: tree, index: Int(next))
  }

  /// The node before it with the same parent.
  public var previousSibling: SwiftNode? {
    guard let parent, index > parent.index + 1 else { return nil }
    // The node right before is the last one within the sibling's subtree.
    var previous = index - 1
    while Int(tree.nodes[previous].parent) != parent.index {
      previous = Int(tree.nodes[previous].parent)
    }
    return SwiftNode(tree: tree, index: previous)
  }

  /// Whether another node is this one or lies within it.
  @inlinable public func contains(_ other: SwiftNode) -> Bool {
    other.tree === tree && other.index >= index && other.index < Int(node.endNode)
  }

  // MARK: - What it holds

  /// The nodes directly inside it, in reading order.
  @inlinable public var children: Children {
    Children(tree: tree, position: index + 1, end: Int(node.endNode))
  }

  /// The first of its children of a kind.
  @inlinable public func firstChild(_ kind: NodeKind) -> SwiftNode? {
    var child = index + 1
    let end = Int(node.endNode)
    while child < end {
      if tree.nodes[child].kind == kind { return SwiftNode(tree: tree, index: child) }
      child = Int(tree.nodes[child].endNode)
    }
    return nil
  }

  /// What a closure calls its parameters.
  public var closureSignature: SwiftNode? {
    guard index + 1 < Int(node.endNode), tree.nodes[index + 1].kind == .closureSignature else {
      return nil
    }
    return SwiftNode(tree: tree, index: index + 1)
  }

  /// The node and every node within it, in reading order.
  public var subtree: some Sequence<SwiftNode> {
    (index..<Int(node.endNode)).lazy.map { SwiftNode(tree: tree, index: $0) }
  }

  /// The nodes around a node, from the innermost outwards.
  public struct Ancestors: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let tree: SwiftTree
    @usableFromInline var position: UInt32

    @inlinable init(tree: SwiftTree, position: UInt32) {
      self.tree = tree
      self.position = position
    }

    /// The next of them.
    @inlinable public mutating func next() -> SwiftNode? {
      guard position != Node.none else { return nil }
      let node = SwiftNode(tree: tree, index: Int(position))
      position = tree.nodes[Int(position)].parent
      return node
    }
  }

  /// The nodes directly inside a node.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let tree: SwiftTree
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable init(tree: SwiftTree, position: Int, end: Int) {
      self.tree = tree
      self.position = position
      self.end = end
    }

    /// The next of them.
    @inlinable public mutating func next() -> SwiftNode? {
      guard position < end else { return nil }
      let node = SwiftNode(tree: tree, index: position)
      position = Int(tree.nodes[position].endNode)
      return node
    }
  }
}
