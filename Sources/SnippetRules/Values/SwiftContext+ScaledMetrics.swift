import DTKBSourceReading

extension SwiftSite {
  /// The variable that an attribute is on, with its names.
  var attributedBindings: [SwiftNode] {
    guard node.kind == .attribute, let variable = node.parent,
      variable.kind == .variableDeclaration
    else { return [] }
    return variable.children.filter { $0.kind == .binding && $0.nameToken != nil }
  }

  /// The type around an attribute's variable, if that is a member of it.
  var typeOfMember: DeclaredType? {
    guard let variable = node.parent, variable.parent?.isMemberList == true else { return nil }
    return context.types.type(around: variable)
  }
}

extension SwiftNode {
  /// Whether it is the braces of a type, or a branch of an `#if` in them.
  fileprivate var isMemberList: Bool {
    for around in lineage {
      switch around.kind {
      case .members: return true
      case .branch, .conditional: continue
      default: return false
      }
    }
    return false
  }

  /// The bytes from an attribute to the name of a variable.
  func range(toNameOf binding: SwiftNode) -> Range<Int> {
    let end = binding.nameToken.map { tree.tokens[$0].end } ?? binding.range.upperBound
    return range.lowerBound..<max(end, range.upperBound)
  }
}
