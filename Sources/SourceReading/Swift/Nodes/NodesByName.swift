/// The named nodes of a text, to be found by their names.
///
/// Made in one pass over the nodes, and no text is made of a name that nobody asks for.
///
/// ```swift
/// let tree = SwiftTree(reading: Array("title.font = .body".utf8))
/// NodesByName(tree)["font"].count  // 1
/// ```
public final class NodesByName: Sendable {
  private let tree: SwiftTree
  /// By the hash of a name: one more than the place of the first node in its slot, or zero.
  private let first: [UInt32]
  /// By the place of a named node: one more than the place of the next node in its slot, or zero.
  private let next: [UInt32]

  /// Finds the named nodes of a text.
  public init(_ tree: SwiftTree) {
    self.tree = tree
    let nodes = tree.nodes
    var size = 64
    while size < nodes.count / 2 { size *= 2 }
    var first = [UInt32](repeating: 0, count: size)
    var next = [UInt32](repeating: 0, count: nodes.count)
    tree.bytes.withUnsafeBytes { bytes in
      // From the end, so that each slot has its nodes in reading order.
      for index in nodes.indices.reversed() where nodes[index].name != Node.none {
        let name = UnsafeRawBufferPointer(rebasing: bytes[tree.nameRange(of: nodes[index])])
        let slot = Self.hash(name) & (size - 1)
        next[index] = first[slot]
        first[slot] = UInt32(truncatingIfNeeded: index + 1)
      }
    }
    self.first = first
    self.next = next
  }

  /// Every node of a name, in reading order.
  public subscript(name: String) -> [SwiftNode] {
    var name = name
    return name.withUTF8 { wanted in
      var found: [SwiftNode] = []
      var place = first[Self.hash(UnsafeRawBufferPointer(wanted)) & (first.count - 1)]
      while place != 0 {
        let index = Int(place) - 1
        if tree.bytes[tree.nameRange(of: tree.nodes[index])].elementsEqual(wanted) {
          found.append(SwiftNode(tree: tree, index: index))
        }
        place = next[index]
      }
      return found
    }
  }

  /// Several bytes are taken in one step, the last of them once more where they do not come out even.
  private static func hash(_ name: UnsafeRawBufferPointer) -> Int {
    var hash = UInt64(truncatingIfNeeded: name.count)
    func add(_ eight: UInt64) {
      hash = (hash ^ eight) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash &>> 32
    }
    if name.count < 4 {
      add(name.reduce(0) { $0 &<< 8 | UInt64($1) })
    } else if name.count < 8 {
      let start = name.loadUnaligned(as: UInt32.self)
      let end = name.loadUnaligned(fromByteOffset: name.count - 4, as: UInt32.self)
      add(UInt64(start) &<< 32 | UInt64(end))
    } else {
      var offset = 0
      while offset + 8 <= name.count {
        add(name.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      if offset < name.count {
        add(name.loadUnaligned(fromByteOffset: name.count - 8, as: UInt64.self))
      }
    }
    return Int(truncatingIfNeeded: hash)
  }
}
