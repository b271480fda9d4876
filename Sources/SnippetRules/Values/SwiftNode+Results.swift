import DTKBSourceReading

extension SwiftNode {
  /// The label that callers write for a parameter; nil where they write none.
  var argumentLabel: String? {
    let attributes = attributes
    let first = tokens.first { token in
      tree.tokens[token].kind == .word && !attributes.contains { $0.tokens.contains(token) }
    }
    guard let first else { return nil }
    let label = tree.text(ofToken: first)
    return label == "_" ? nil : label
  }

  /// The accessor of a keyword.
  func firstAccessor(_ keyword: Keyword) -> SwiftNode? {
    children.first {
      $0.kind == .accessor && $0.nameToken.map { tree.tokens[$0].keyword == keyword } == true
    }
  }

  /// The expressions that a body comes to: what it returns, and the last expressions of its branches.
  var results: [SwiftNode] {
    var results: [SwiftNode] = []
    for node in subtree where node.kind == .returnStatement {
      // What a closure inside returns is not what the body returns.
      let isOwn = !node.ancestors.prefix { $0 != self }.contains {
        $0.kind == .closure || $0.kind == .functionDeclaration
      }
      if isOwn, node.children.contains(where: { _ in true }) { results.append(node) }
    }
    var waiting = [self]
    while let node = waiting.popLast() {
      for child in node.children {
        switch child.kind {
        case .codeBlock, .switchCase, .conditional, .branch: waiting.append(child)
        case .expressionStatement where child.nextSibling == nil:
          guard let only = child.children.first(where: { _ in true }) else { continue }
          if only.kind == .ifStatement || only.kind == .switchStatement {
            waiting.append(only)
          } else {
            results.append(child)
          }
        case .ifStatement, .switchStatement:
          if child.nextSibling == nil { waiting.append(child) }
        default: break
        }
      }
    }
    return results
  }
}
