/// A node as it is stored: its tokens, and its place in the tree by the order of nodes.
///
/// Nodes stand in reading order, each before its children; so the first child, if there is one, is the next node,
/// and the next sibling is where the subtree ends.
struct Node: Sendable {
  static let none = UInt32.max

  var kind: NodeKind
  var firstToken: UInt32
  /// One past the last token.
  var endToken: UInt32
  var parent: UInt32
  /// One past the last node below this one.
  var endNode: UInt32
  /// The token of its name, if it has one.
  var name: UInt32
}
