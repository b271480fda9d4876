/// A script, JavaScript or TypeScript with or without elements, as a flat tree.
///
/// Reading never fails and takes time linear in the text, fragments included: a style without its braces, a few
/// elements, statements. What it could not take stands in ``unread``. Types are stepped over: `x as any` is `x`.
///
/// ```swift
/// let tree = ScriptTree(reading: Array("<Text allowFontScaling={false}>12:30</Text>".utf8))
/// tree.elements.first?.attribute("allowFontScaling")?.boolean  // false
/// ```
///
/// All ranges are bytes of the whole text, also where only a part of it was read.
public final class ScriptTree: Sendable {
  /// The text that was read.
  public let bytes: [UInt8]
  /// Where its comments are, from the first slash on, in reading order.
  public let comments: [Range<Int>]
  /// What could not be read as it stands, at most a hundred parts.
  public let unread: [UnreadPart]

  let records: [ScriptRecord]
  let bindings: ScriptBindings
  /// The properties of objects with many members, by name.
  let largeObjects: LargeObjects

  /// Reads a text in UTF-8, or a range of it.
  public init(
    reading bytes: [UInt8], in range: Range<Int>? = nil, dialect: ScriptDialect = .withElements
  ) {
    var reader = ScriptReader(bytes, in: bytes.readableRange(range), dialect: dialect)
    reader.read()
    self.bytes = bytes
    self.comments = reader.comments
    self.unread = reader.unread.parts
    self.records = ScriptRecord.inReadingOrder(reader.nodes)
    self.bindings = ScriptBindings(of: records, in: bytes)
    self.largeObjects = LargeObjects(of: records, in: bytes)
  }

  /// The whole program.
  public var root: ScriptNode { ScriptNode(tree: self, index: 0) }

  /// Every node, in reading order: each before what is below it.
  public var nodes: ScriptNodes { ScriptNodes(tree: self, indices: 0..<records.count) }

  /// Every node of a kind, in reading order.
  public func nodes(_ kind: ScriptNode.Kind) -> [ScriptNode] {
    records.indices.lazy.filter { self.records[$0].kind == kind }
      .map { ScriptNode(tree: self, index: $0) }
  }

  /// Every element, in reading order.
  public var elements: [JSXElement] {
    nodes(.element).compactMap { JSXElement($0) }
  }
}

extension ScriptTree: CustomStringConvertible {
  /// One line a node, indented by its depth: kind, name and text, for people who look at what was read.
  public var description: String {
    var lines = ""
    var depths: [Int] = []
    for node in nodes {
      let depth = node.parent.map { depths[$0.index] + 1 } ?? 0
      depths.append(depth)
      lines += String(repeating: "  ", count: min(depth, 40)) + node.description + "\n"
    }
    return lines
  }
}
