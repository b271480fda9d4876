import DTKBSourceReading

extension ReadFacts {
  /// What our own reader finds in a text.
  init(own bytes: [UInt8]) {
    let tree = SwiftTree(reading: bytes)
    for token in tree.tokens {
      switch token.kind {
      case .string, .stringHead, .stringMiddle, .stringTail, .regex: continue
      default: tokens.insert("\(token.start)-\(token.end)")
      }
    }
    for node in tree.root.subtree {
      if node.kind == .chain || node.kind == .branch { readCalls(in: node) }
      readStructure(of: node)
    }
  }

  private mutating func readCalls(in chain: SwiftNode) {
    for link in chain.children {
      guard link.kind == .call || link.kind == .closure, let previous = link.previousNamed else {
        continue
      }
      // The parentheses and closures of a macro belong to the macro.
      if chain.base?.kind == .macro,
        previous == chain.base || previous.kind == .call || previous.kind == .closure
      {
        continue
      }
      if link.kind == .closure, link.continuesCall { continue }
      let labels =
        link.kind == .call ? link.arguments.map { $0.nameToken == nil ? "_" : $0.name } : []
      let closures = link.kind == .call ? link.closuresBehind : [link] + link.closuresBehind
      let name =
        [.identifier, .member, .implicitMember].contains(previous.kind) ? previous.nameStart : -1
      calls.insert(
        "\(link.start) \(name) (\(labels.joined(separator: ","))) \(closures.isEmpty ? 0 : 1) "
          + closures.dropFirst().map(\.name).joined(separator: ","))
    }
  }

  private mutating func readStructure(of node: SwiftNode) {
    func count(_ kind: NodeKind) -> Int { node.children.filter { $0.kind == kind }.count }
    switch node.kind {
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration,
      .protocolDeclaration:
      structure.insert("\(node.nameStart) type \(count(.inheritedType))")
    case .functionDeclaration, .initializerDeclaration:
      structure.insert("\(node.nameStart) function \(count(.parameter))")
    case .binding
    where node.parent?.kind == .variableDeclaration && node.nameToken != nil && node.name != "_":
      let accessors = count(.accessors) + count(.codeBlock)
      structure.insert(
        "\(node.nameStart) variable \(count(.initialValue)) \(count(.typeAnnotation)) \(accessors)")
    case .enumCase: structure.insert("\(node.nameStart) case \(count(.initialValue))")
    case .ifStatement: structure.insert("\(node.start) if")
    case .guardStatement: structure.insert("\(node.start) guard \(count(.condition))")
    case .switchStatement: structure.insert("\(node.start) switch")
    case .switchCase: structure.insert("\(node.start) switch case")
    case .closure:
      // The label of a trailing closure and its colon stand before the brace.
      let brace = node.tokens.lowerBound + (node.nameToken == nil ? 0 : 2)
      structure.insert("\(node.tree.tokens[brace].start) closure \(count(.closureSignature))")
    case .ternaryThen: structure.insert("\(node.start) ternary")
    default: break
    }
  }
}

extension SwiftNode {
  fileprivate var start: Int { range.lowerBound }

  fileprivate var nameStart: Int { nameToken.map { tree.tokens[$0].start } ?? -1 }

  /// The link before this one, generic arguments left out.
  fileprivate var previousNamed: SwiftNode? {
    var previous = previousSibling
    while let link = previous, link.kind == .genericArguments { previous = link.previousSibling }
    return previous
  }

  /// Whether a closure belongs to the call or the closure before it.
  fileprivate var continuesCall: Bool {
    guard let previous = previousNamed else { return false }
    return previous.kind == .call || previous.kind == .closure && (nameToken != nil)
  }

  /// The closures that belong to a call.
  fileprivate var closuresBehind: [SwiftNode] {
    var closures: [SwiftNode] = []
    var next = nextSibling
    while let link = next, link.kind == .closure,
      closures.isEmpty && kind == .call || link.nameToken != nil
    {
      closures.append(link)
      next = link.nextSibling
    }
    return closures
  }
}
