/// A node as it is stored: its tokens, and its place in the tree by the order of nodes.
///
/// Nodes stand in reading order, each before its children; so the first child, if there is one, is the next node,
/// and the next sibling is where the subtree ends.
@usableFromInline
struct Node: Sendable {
  @inlinable static var none: UInt32 { .max }

  @usableFromInline var kind: NodeKind
  @usableFromInline var firstToken: UInt32
  /// One past the last token.
  @usableFromInline var endToken: UInt32
  @usableFromInline var parent: UInt32
  /// One past the last node below this one.
  @usableFromInline var endNode: UInt32
  /// The token of its name, if it has one.
  @usableFromInline var name: UInt32

  /// Sets where the tokens and the nodes below it end, and gives the node around it.
  mutating func end(token: UInt32, node: UInt32) -> UInt32 {
    endToken = token
    endNode = node
    return parent
  }
}
