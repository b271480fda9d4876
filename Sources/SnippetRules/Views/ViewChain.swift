import DTKBSourceReading

/// A view in code: what it starts with, and the modifiers after that in reading order.
///
/// `Text(name).font(.body).padding()` starts with the call of `Text` and has two modifiers;
/// `configuration.label.padding()` starts with `configuration.label` and has one. Modifiers within `#if` count.
/// A class, so that handing it on copies nothing.
final class ViewChain {
  /// A modifier: its name, its parentheses and its closures.
  struct Modifier {
    let name: SwiftNode

    var call: SwiftNode? { name.call }
    var closures: [SwiftNode] { name.trailingClosures }

    /// Whether a node lies inside it.
    func contains(_ node: SwiftNode) -> Bool {
      name.contains(node) || call?.contains(node) == true || closures.contains { $0.contains(node) }
    }
  }

  /// The operand: a chain, or a name alone.
  let node: SwiftNode
  /// The names that it starts with: `configuration` and `label`, or `Text`.
  let path: [SwiftNode]
  /// The parentheses behind those names, if they are called.
  let call: SwiftNode?
  /// The closures behind them.
  let closures: [SwiftNode]
  /// The modifiers, the innermost first.
  let modifiers: [Modifier]

  init(_ node: SwiftNode) {
    self.node = node
    guard node.kind == .chain else {
      path = [node]
      call = nil
      closures = []
      modifiers = []
      return
    }
    var path: [SwiftNode] = []
    var modifiers: [Modifier] = []
    var isCalled = false
    for link in node.links where path.isEmpty || link.kind == .member {
      // The path ends with what is called; `self.header()` starts with `header()`, `Image.star` with both names, and
      // what is called on a plain value is a modifier.
      let isCall = !isCalled && modifiers.isEmpty && link.isCalled
      let takesCall =
        path.isEmpty || path.count == 1 && (path[0].isSelf || path[0].startsUppercase)
      if isCalled || !modifiers.isEmpty || isCall && !takesCall {
        modifiers.append(Modifier(name: link))
      } else {
        path.append(link)
        isCalled = isCall
      }
    }
    self.path = path
    let root = path.last
    call = isCalled ? root?.call : nil
    closures = isCalled ? root?.trailingClosures ?? [] : []
    self.modifiers = modifiers
  }

  /// The name that decides what it is: `Text`, `label` of `configuration.label`, `header` of `self.header`.
  private(set) lazy var name = path.last?.name ?? ""

  /// The type that it starts with, such as `Text` or `Image` of `Image.star`.
  private(set) lazy var typeName = path.first { $0.startsUppercase }?.name

  /// The place of a modifier among the modifiers, by the node of its name.
  func index(ofModifier name: SwiftNode) -> Int? {
    var low = 0
    var high = modifiers.count
    while low < high {
      let middle = (low + high) / 2
      if modifiers[middle].name.index < name.index { low = middle + 1 } else { high = middle }
    }
    return low < modifiers.count && modifiers[low].name == name ? low : nil
  }

  /// The modifier that holds a node.
  func modifier(around node: SwiftNode) -> Modifier? {
    var low = 0
    var high = modifiers.count
    while low < high {
      let middle = (low + high) / 2
      if modifiers[middle].name.index <= node.index { low = middle + 1 } else { high = middle }
    }
    return low > 0 && modifiers[low - 1].contains(node) ? modifiers[low - 1] : nil
  }

  /// The modifiers outside the part that holds a node, the innermost first.
  func modifiers(outside inner: SwiftNode) -> ArraySlice<Modifier> {
    guard let index = modifiers.firstIndex(where: { $0.contains(inner) }) else {
      return modifiers[...]
    }
    return modifiers[(index + 1)...]
  }

  /// Whether a modifier of this name is among them.
  func hasModifier(_ name: StaticString) -> Bool { modifiers.contains { $0.name.isNamed(name) } }
}

extension SwiftNode {
  /// Whether it is `self` or `Self`.
  fileprivate var isSelf: Bool { isNamed("self") || isNamed("Self") }

  /// Whether its name starts with a capital, as the names of types do.
  var startsUppercase: Bool {
    guard let token = nameToken else { return false }
    let byte = tree.bytes[tree.tokens[token].start]
    return byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }
}
