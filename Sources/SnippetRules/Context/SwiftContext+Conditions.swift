import DTKBSourceReading

/// A condition that code runs under.
struct RunCondition {
  /// The node that holds the condition.
  let condition: SwiftNode
  /// Whether the code runs if it holds; false in an `else`.
  let isHeld: Bool
}

extension SwiftContext {
  /// The conditions of the `if`s and `guard`s that code runs under, within its function, the innermost first.
  func conditions(around node: SwiftNode) -> [RunCondition] {
    var conditions: [RunCondition] = []
    var inner = node
    for around in node.ancestors {
      switch around.kind {
      case .ifStatement: conditions += Self.conditions(of: around, leadingTo: inner)
      case .codeBlock, .closure, .switchCase:
        for sibling in guards(in: around).prefix(while: { $0.index < inner.index }) {
          conditions += sibling.children.filter { $0.kind == .condition }
            .map { RunCondition(condition: $0, isHeld: true) }
        }
      case .guardStatement where inner.kind == .codeBlock:
        conditions += around.children.filter { $0.kind == .condition }
          .map { RunCondition(condition: $0, isHeld: false) }
      case .functionDeclaration, .initializerDeclaration: return conditions
      case _ where around.kind.declaresType: return conditions
      default: break
      }
      inner = around
    }
    return conditions
  }

  /// The `guard`s directly inside a block, remembered.
  private func guards(in block: SwiftNode) -> [SwiftNode] {
    if let known = blockGuards[block.index] { return known }
    let guards = block.children.filter { $0.kind == .guardStatement }
    blockGuards[block.index] = guards
    return guards
  }

  private static func conditions(of statement: SwiftNode, leadingTo block: SwiftNode)
    -> [RunCondition]
  {
    // An `if` holds conditions and blocks in turn: those right before a block hold in it, earlier ones do not.
    var conditions: [RunCondition] = []
    var pending: [SwiftNode] = []
    for child in statement.children {
      if child == block {
        return conditions + pending.map { RunCondition(condition: $0, isHeld: true) }
      }
      if child.kind == .condition {
        pending.append(child)
      } else if child.kind == .codeBlock {
        conditions += pending.map { RunCondition(condition: $0, isHeld: false) }
        pending = []
      }
    }
    return []
  }

  /// The lowest version of iOS that code runs on, by the `#available` and `@available` around it
  /// and by what is said of the project.
  func minimumIOSVersion(at node: SwiftNode) -> Double? {
    var versions = project.minimumIOSVersion.map { [$0] } ?? []
    for condition in conditions(around: node) where condition.isHeld {
      for macro in condition.condition.subtree where macro.isNamed("#available") {
        if let call = macro.call, let version = Self.iOSVersion(in: call) {
          versions.append(version)
        }
      }
    }
    for around in node.ancestors {
      for attribute in around.attributes where attribute.isNamed("available") {
        if let version = Self.iOSVersion(in: attribute) { versions.append(version) }
      }
    }
    return versions.max()
  }

  /// The version after `iOS` in the arguments of an availability.
  private static func iOSVersion(in node: SwiftNode) -> Double? {
    let tree = node.tree
    for token in node.tokens.dropLast() where tree.text(ofToken: token) == "iOS" {
      return Double(tree.text(ofToken: token + 1))
    }
    return nil
  }
}
