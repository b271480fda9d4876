extension SwiftTree {
  /// The tree as lines of text, one a node, for people who want to see what was read.
  ///
  /// Each line has the position, the kind, the name if there is one, and the text of a node without children.
  /// - Parameter note: what else to say of a node, such as its context.
  public func lines(_ note: (SwiftNode) -> String? = { _ in nil }) -> [String] {
    let table = LineTable(bytes)
    var depths: [Int] = []
    depths.reserveCapacity(nodes.count)
    return nodes.indices.map { index in
      let node = SwiftNode(tree: self, index: index)
      let parent = nodes[index].parent
      let depth = parent == Node.none ? 0 : depths[Int(parent)] + 1
      depths.append(depth)
      let place = table.position(of: node.range.lowerBound)
      var line = String(repeating: "  ", count: min(depth, 60)) + "\(node.kind)"
      if node.nameToken != nil { line += " \(node.name)" }
      if Int(nodes[index].endNode) == index + 1, node.kind != .identifier, node.kind != .member {
        let text = node.text
        line += " ‹\(text.count > 60 ? text.prefix(57) + "…" : Substring(text))›"
      }
      line += "  \(place.line):\(place.column)"
      if let note = note(node) { line += "  \(note)" }
      return line.split(whereSeparator: \.isNewline).joined(separator: "⏎")
    }
  }
}
