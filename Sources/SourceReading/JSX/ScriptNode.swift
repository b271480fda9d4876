/// A node of a script: a tree and a place in it, cheap to pass around.
public struct ScriptNode: Sendable {
  /// The tree that it is in.
  public let tree: ScriptTree
  /// Its place among the tree's nodes.
  public let index: Int

  private var record: ScriptRecord { tree.records[index] }

  /// What it is.
  public var kind: Kind { record.kind }

  /// Its bytes.
  public var range: Range<Int> { record.range.range }

  /// The bytes of its name: of an identifier, a property's key, a member's last word, an element's or an
  /// attribute's name, a function's, a class's or a constant's name; of an operator, its signs; else empty.
  public var nameRange: Range<Int> { record.name.range }

  /// The text of ``nameRange``, without the quotation marks around a key.
  public var name: String {
    tree.bytes.text(unquotedNameRange)
  }

  /// Its text.
  public var text: String { tree.bytes.text(range) }

  /// Whether its name is a word; cheaper than to compare ``name``.
  public func isNamed(_ word: String) -> Bool {
    tree.bytes.spell(word, in: unquotedNameRange)
  }

  private var unquotedNameRange: Range<Int> { tree.bytes.unquoted(nameRange) }
}

extension [UInt8] {
  /// The part of a range between quotation marks; the range itself where there are none.
  func unquoted(_ range: Range<Int>) -> Range<Int> {
    guard range.count >= 2, let first = self[range].first,
      first == UInt8(ascii: "\"") || first == UInt8(ascii: "'"), self[range].last == first
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }
}

extension ScriptNode: Equatable {
  /// The same node of the same tree.
  public static func == (first: ScriptNode, second: ScriptNode) -> Bool {
    first.index == second.index && first.tree === second.tree
  }
}

extension ScriptNode: CustomStringConvertible {
  /// Its kind, its name if it has one and the first line of its text.
  public var description: String {
    let beginning = range.lowerBound..<min(range.upperBound, range.lowerBound + 240)
    let line = tree.bytes.text(beginning).prefix { !$0.isNewline }
    let shown = line.count > 60 ? line.prefix(60) + "…" : line
    return nameRange.isEmpty || nameRange == range
      ? "\(kind) \(shown)" : "\(kind) \(name): \(shown)"
  }
}
