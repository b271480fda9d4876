/// A Swift text as it was read: its tokens, its comments and a tolerant tree over them.
///
/// Reading never fails: fragments, broken code and hostile input give the tree of what is readable.
/// Tokens and nodes lie in flat arrays; a ``SwiftNode`` is an index into them.
public final class SwiftTree: Sendable {
  /// The text in UTF-8.
  public let bytes: [UInt8]
  /// Its tokens in reading order, comments left out.
  public let tokens: [Token]
  /// Its comments in reading order.
  public let comments: [Comment]
  /// What Swift would refuse and was read all the same.
  public let repairs: Set<Repair>

  @usableFromInline let nodes: [Node]
  private let words: WordSieve
  private let importIndices: [Int]
  private let typeIndices: [Int]

  /// Reads a text, or a part of it such as a snippet of a document; positions are those in the whole.
  public init(reading bytes: [UInt8], in range: Range<Int>? = nil) {
    let range = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
    let text = PastedText(bytes, in: range)
    let code = text.bytes
    var scanner = TokenScanner()
    scanner.scan(code.span.extracting(0..<range.upperBound), from: range.lowerBound)
    var builder = TreeBuilder(bytes: code, tokens: scanner.tokens)
    builder.build()
    self.bytes = bytes
    self.tokens = scanner.tokens
    self.comments = scanner.comments
    self.nodes = builder.nodes
    self.importIndices = builder.imports
    self.typeIndices = builder.types
    self.words = scanner.words
    let repairs = scanner.repairs.union(text.repairs)
    self.repairs = builder.unreadCount > 0 ? repairs.union([.depth]) : repairs
  }

  /// The node of the whole text.
  public var root: SwiftNode { SwiftNode(tree: self, index: 0) }

  /// The node at a place in reading order, as ``SwiftNode/index`` gives it; that of the whole text for any other number.
  public func node(at index: Int) -> SwiftNode {
    SwiftNode(tree: self, index: nodes.indices.contains(index) ? index : 0)
  }

  /// Every node of a kind, in reading order.
  public func nodes(_ kind: NodeKind) -> [SwiftNode] {
    nodes { $0.kind == kind }
  }

  /// Every node of a kind within another one, in reading order.
  public func nodes(_ kind: NodeKind, in node: SwiftNode) -> [SwiftNode] {
    nodes(in: node.index..<node.endIndex) { $0.kind == kind }
  }

  /// Every node by a name of letters, digits and underscores, in reading order.
  public func nodes(named name: StaticString) -> [SwiftNode] {
    name.withUTF8Buffer { buffer in
      guard words.mayHold(buffer) else { return [] }
      return nodes { node in
        guard node.name != Node.none else { return false }
        let token = tokens[Int(node.name)]
        guard token.end - token.start == buffer.count else { return false }
        for offset in 0..<buffer.count where bytes[token.start + offset] != buffer[offset] {
          return false
        }
        return true
      }
    }
  }

  /// Every node that declares a type or extends one, in reading order.
  public var typeDeclarations: [SwiftNode] {
    typeIndices.map { SwiftNode(tree: self, index: $0) }
  }

  /// Every import, in reading order.
  public var imports: [SwiftNode] {
    importIndices.map { SwiftNode(tree: self, index: $0) }
  }

  /// Every node whose name ends with these bytes in whatever case the first of them is, in reading order.
  public func nodes(nameEndingWith ending: StaticString) -> [SwiftNode] {
    var found: [SwiftNode] = []
    ending.withUTF8Buffer { ending in
      for index in nodes.indices where nodes[index].name != Node.none {
        let token = tokens[Int(nodes[index].name)]
        var start = token.end
        var rest = ending.count
        while rest > 1, start > token.start, bytes[start - 1] == ending[rest - 1] {
          start -= 1
          rest -= 1
        }
        if rest == 1, start > token.start, bytes[start - 1] | 0x20 == ending[0] {
          found.append(SwiftNode(tree: self, index: index))
        }
      }
    }
    return found
  }

  /// Whether any of these names stands as a word among some tokens.
  public func mentions(_ names: NameSet, in range: Range<Int>) -> Bool {
    for index in range where tokens[index].kind == .word {
      if names.contains(bytes, tokens[index].start..<tokens[index].end) { return true }
    }
    return false
  }

  /// Whether a node may have a name; a table of all names need not be made for one that none has.
  public func mayHoldNode(named name: String) -> Bool {
    var name = name
    return name.withUTF8 { name in
      // Only words are known: a name such as `#Preview`, `??` or the `0` of a tuple may be there.
      guard let first = name.first, first >= 0x80 || TokenScanner.isWordByte(first),
        !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
      else { return true }
      return words.mayHold(name)
    }
  }

  /// Whether a word stands anywhere in the code; in backticks it does not count.
  public func holdsWord(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { wanted in
      // Most words that somebody looks for are nowhere.
      guard words.mayHold(wanted) else { return false }
      return tokens.contains {
        $0.end - $0.start == wanted.count && bytes[$0.start..<$0.end].elementsEqual(wanted)
      }
    }
  }

  /// The bytes of a node's name, without backticks.
  func nameRange(of node: Node) -> Range<Int> {
    let token = tokens[Int(node.name)]
    return token.traits.contains(.isQuoted)
      ? token.start + 1..<token.end - 1 : token.start..<token.end
  }

  private func nodes(
    in range: Range<Int>? = nil, where isWanted: (Node) -> Bool
  ) -> [SwiftNode] {
    var found: [SwiftNode] = []
    for index in range ?? nodes.indices where isWanted(nodes[index]) {
      found.append(SwiftNode(tree: self, index: index))
    }
    return found
  }

  /// The text of a token.
  public func text(ofToken index: Int) -> String {
    text(tokens[index].start..<tokens[index].end)
  }

  /// The text in a range of bytes; invalid UTF-8 is repaired.
  public func text(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }

  /// Whether a range of as many bytes as a text has spells that text.
  func spells(_ range: Range<Int>, _ text: String) -> Bool {
    var offset = range.lowerBound
    for byte in text.utf8 {
      if bytes[offset] != byte { return false }
      offset += 1
    }
    return true
  }

  /// The token that starts at a byte offset.
  public func token(at offset: Int) -> Int? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count && tokens[low].start == offset ? low : nil
  }

  /// The innermost node that holds a token.
  public func node(atToken token: Int) -> SwiftNode {
    var low = 0
    var high = nodes.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(nodes[middle].firstToken) <= token { low = middle } else { high = middle }
    }
    var index = low
    while Int(nodes[index].endToken) <= token, nodes[index].parent != Node.none {
      index = Int(nodes[index].parent)
    }
    return SwiftNode(tree: self, index: index)
  }
}
