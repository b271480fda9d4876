/// A node as the tree stores it.
struct ScriptRecord: Sendable {
  let kind: ScriptNode.Kind
  let range: PackedRange
  let name: PackedRange
  /// The node above, or -1.
  let parent: Int32
  /// One past the last node below it.
  let end: Int32

  /// Puts nodes that stand behind their children in front of them.
  ///
  /// The subtree of a node is as long in both orders, so that one walk from the last node back gives each node
  /// its place.
  static func inReadingOrder(_ nodes: [ScriptReader.Node]) -> [ScriptRecord] {
    guard let root = nodes.last else { return [] }
    let empty = ScriptRecord(
      kind: root.kind, range: root.range, name: root.name, parent: -1, end: Int32(nodes.count))
    var records = [ScriptRecord](repeating: empty, count: nodes.count)
    var places = [Int32](repeating: 0, count: nodes.count)
    var parents = [Int32](repeating: -1, count: nodes.count)
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      let place = places[index]
      let size = Int32(index) - node.first + 1
      records[Int(place)] = ScriptRecord(
        kind: node.kind, range: node.range, name: node.name, parent: parents[index],
        end: place + size)
      var child = index - 1
      var childEnd = place + size
      while child >= Int(node.first) {
        childEnd -= Int32(child) - nodes[child].first + 1
        places[child] = childEnd
        parents[child] = place
        child = Int(nodes[child].first) - 1
      }
    }
    return records
  }
}
