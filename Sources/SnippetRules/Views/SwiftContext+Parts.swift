import DTKBSourceReading

extension SwiftContext {
  /// The views directly inside a builder, in order; those of its branches too.
  func parts(of block: SwiftNode) -> [SwiftNode] {
    var parts: [SwiftNode] = []
    for statement in block.children.prefix(64) {
      switch statement.kind {
      case .expressionStatement, .returnStatement:
        parts += statement.outcomes.compactMap(\.operand).filter {
          $0.kind == .chain || $0.kind == .identifier
        }
      case .ifStatement, .switchStatement:
        // Of the branches one is shown at a time.
        let branch = statement.children.first { $0.kind == .codeBlock || $0.kind == .switchCase }
        if let branch { parts += self.parts(of: branch) }
      default: break
      }
    }
    return parts
  }

  /// Whether the type around a place has a way to arrange its parts otherwise, remembered.
  func arrangesParts(aroundOf node: SwiftNode) -> Bool {
    guard let type = types.type(around: node), let key = type.parts.first?.index else {
      return false
    }
    if let known = arrangements[key] { return known }
    let arranges = type.parts.contains { $0.mentions(Self.arranging) }
    arrangements[key] = arranges
    return arranges
  }

  private static let arranging: NameSet = [
    "ViewThatFits", "AnyLayout", "dynamicTypeSize", "sizeCategory", "isAccessibilitySize",
    "isAccessibilityCategory", "Grid", "typeSize",
  ]
}
