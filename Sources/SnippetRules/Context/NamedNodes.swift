import DTKBSourceReading

/// Nodes that declare names, in reading order, to be found by their names.
///
/// A few are looked through; a table is made of more.
struct NamedNodes {
  private let nodes: [SwiftNode]
  private let table: [String: [SwiftNode]]?

  init(_ nodes: [SwiftNode]) {
    self.nodes = nodes
    table = nodes.count > 12 ? Dictionary(grouping: nodes, by: \.name) : nil
  }

  /// The nodes of a name; nil where there is none.
  subscript(name: String) -> [SwiftNode]? {
    if let table { return table[name] }
    let found = nodes.filter { $0.isNamed(as: name) }
    return found.isEmpty ? nil : found
  }
}
