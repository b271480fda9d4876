/// Nodes that stand one after another in a tree, in reading order.
public struct ScriptNodes: Sendable, RandomAccessCollection {
  let tree: ScriptTree
  /// The places of the nodes in the tree.
  public let indices: Range<Int>

  /// The place of the first node.
  public var startIndex: Int { indices.lowerBound }
  /// One past the place of the last node.
  public var endIndex: Int { indices.upperBound }

  /// The node at a place.
  public subscript(index: Int) -> ScriptNode {
    ScriptNode(tree: tree, index: index)
  }
}

/// The children of a node, from the first to the last.
public struct ScriptChildren: Sendable, Sequence, IteratorProtocol {
  let tree: ScriptTree
  private var index: Int
  private let end: Int

  init(of node: ScriptNode) {
    tree = node.tree
    index = node.index + 1
    end = Int(node.tree.records[node.index].end)
  }

  /// The next child.
  public mutating func next() -> ScriptNode? {
    guard index < end else { return nil }
    defer { index = Int(tree.records[index].end) }
    return ScriptNode(tree: tree, index: index)
  }
}

extension ScriptNode {
  /// The nodes right below it.
  public var children: ScriptChildren { ScriptChildren(of: self) }

  /// All nodes below it, in reading order.
  public var descendants: ScriptNodes {
    ScriptNodes(tree: tree, indices: index + 1..<Int(tree.records[index].end))
  }

  /// The node above it.
  public var parent: ScriptNode? {
    let parent = Int(tree.records[index].parent)
    return parent < 0 ? nil : ScriptNode(tree: tree, index: parent)
  }

  /// The nodes above it, from the nearest on.
  ///
  /// Hostile texts nest operators without end: look at a few.
  public var ancestors: some Sequence<ScriptNode> {
    sequence(first: self) { $0.parent }.dropFirst()
  }

  /// The first node below it.
  public var firstChild: ScriptNode? {
    descendants.first
  }

  /// The last node right below it.
  public var lastChild: ScriptNode? {
    var last: ScriptNode?
    for child in children { last = child }
    return last
  }

  /// The child at a place, from 0.
  public func child(_ place: Int) -> ScriptNode? {
    var place = place
    for child in children {
      if place == 0 { return child }
      place -= 1
    }
    return nil
  }
}
