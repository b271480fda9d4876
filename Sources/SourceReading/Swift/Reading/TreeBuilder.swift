/// Builds the tree of a Swift text from its tokens, in one pass that never fails.
///
/// Every group of brackets bounds what is read inside it: broken code in a pair of braces cannot spoil what follows.
/// What the grammar does not allow is stepped over token by token.
struct TreeBuilder {
  /// How deeply brackets and `#if`s are read into.
  static let deepest = 200

  let bytes: [UInt8]
  let tokens: [Token]
  private(set) var nodes: [Node] = []
  /// The imports among the nodes.
  var imports: [Int] = []
  /// The nodes that declare a type or extend one.
  var types: [Int] = []
  /// How many groups lie too deep to be read.
  private(set) var unreadCount = 0
  /// The next token.
  var next = 0
  /// One past the last token of the innermost group.
  private(set) var limit: Int
  private var current = Node.none
  private var depth = 0

  init(bytes: [UInt8], tokens: [Token]) {
    self.bytes = bytes
    self.tokens = tokens
    self.limit = tokens.count
    nodes.reserveCapacity(tokens.count * 3 / 4 + 16)
  }

  mutating func build() {
    let file = open(.file)
    readItems(in: .file)
    next = tokens.count
    close(file)
  }

  // MARK: - Tokens

  /// The kind of a token after the next one, if the group goes on so far.
  func kind(_ offset: Int = 0) -> TokenKind? {
    let index = next + offset
    return index < limit ? tokens[index].kind : nil
  }

  /// The keyword of a token after the next one.
  func keyword(_ offset: Int = 0) -> Keyword {
    let index = next + offset
    return index < limit ? tokens[index].keyword : .none
  }

  /// Whether a token after the next one is the first of its line.
  func startsLine(_ offset: Int = 0) -> Bool {
    let index = next + offset
    return index < limit && tokens[index].traits.contains(.startsLine)
  }

  /// The token that closes the group which a token opens, inside the innermost group.
  func closer(of index: Int) -> Int? {
    guard let partner = tokens[index].partner, partner > index, partner < limit else { return nil }
    return partner
  }

  /// Whether a token is this one character.
  func isSign(_ sign: Unicode.Scalar, at index: Int) -> Bool {
    index < limit && tokens[index].end - tokens[index].start == 1
      && bytes[tokens[index].start] == UInt8(ascii: sign)
  }

  // MARK: - Nodes

  mutating func open(_ kind: NodeKind, name: Int? = nil) -> Int {
    nodes.append(
      Node(
        kind: kind, firstToken: UInt32(truncatingIfNeeded: next), endToken: 0, parent: current,
        endNode: 0, name: name.map { UInt32(truncatingIfNeeded: $0) } ?? Node.none))
    current = UInt32(truncatingIfNeeded: nodes.count - 1)
    return nodes.count - 1
  }

  mutating func close(_ node: Int) {
    current = nodes[node].end(
      token: UInt32(truncatingIfNeeded: next), node: UInt32(truncatingIfNeeded: nodes.count))
  }

  /// Adds a node without children that takes the next tokens.
  mutating func add(_ kind: NodeKind, tokens count: Int = 1, name: Int? = nil) {
    let node = open(kind, name: name)
    next = min(next + count, limit)
    close(node)
  }

  mutating func setName(_ node: Int, _ token: Int) {
    nodes[node].name = UInt32(truncatingIfNeeded: token)
  }

  mutating func setKind(_ node: Int, _ kind: NodeKind) {
    nodes[node].kind = kind
  }

  // MARK: - Depth

  /// Reads the inside of the group that the next token opens, and steps behind it.
  ///
  /// A group that nothing closes reaches to the end of the one around it.
  mutating func readGroup(_ readInside: (inout TreeBuilder) -> Void) {
    let outerLimit = limit
    let closer = closer(of: next)
    limit = closer ?? limit
    next += 1
    depth += 1
    if depth > Self.deepest {
      unreadCount += 1
      next -= 1
      add(.unread, tokens: limit - next)
    } else {
      readInside(&self)
    }
    depth -= 1
    next = limit + (closer == nil ? 0 : 1)
    limit = outerLimit
  }

  /// Reads something that can hold itself without brackets; too deep, it is left to the caller.
  mutating func nest(_ read: (inout TreeBuilder) -> Void) -> Bool {
    guard depth < Self.deepest else {
      unreadCount += 1
      return false
    }
    depth += 1
    read(&self)
    depth -= 1
    return true
  }
}
