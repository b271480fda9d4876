import DTKBSourceReading
import DynamicTypeScaling

extension SwiftSite {
  /// Whether the name stands after a period or after `Font`, as the functions that make SwiftUI's fonts do.
  var makesFont: Bool {
    switch node.kind {
    case .implicitMember: return true
    case .member:
      let names = node.chain?.links.prefix { $0 != node }.map(\.name) ?? []
      return names == ["Font"] || names == ["SwiftUI", "Font"]
        || names.count == 1 && context.isAliasOfFont(names[0], at: node)
    default: return false
    }
  }

  /// The weight that the call or a call right behind it gives the font.
  var fontWeight: FontWeight {
    if let weight = call?.argument("weight")?.operand,
      let known = FontWeight(
        rawValue: weight.kind == .chain ? weight.links.last?.name ?? "" : weight.name)
    {
      return known
    }
    for link in node.chain?.links.drop(while: { $0 != node }) ?? [] {
      if link.isNamed("bold") { return .bold }
      if link.isNamed("weight"),
        let weight = link.call?.firstUnlabelledArgument?.operand,
        let known = FontWeight(rawValue: weight.name)
      {
        return known
      }
    }
    return .regular
  }
}

extension SwiftSite {
  /// Whether assistive technology does not see a view, by its own modifiers or those of a container.
  func isHiddenFromAccessibility(_ view: ViewChain) -> Bool {
    if view.modifiers.contains(where: \.hidesFromAccessibility) { return true }
    return context.containers(around: view.node).contains { container in
      container.view.modifiers(outside: view.node).contains(where: \.hidesFromAccessibility)
    }
  }
}

extension ViewChain.Modifier {
  var hidesFromAccessibility: Bool {
    name.isNamed("accessibilityHidden")
      && call?.firstUnlabelledArgument?.firstChild(.boolean)?.text != "false"
  }
}

extension SwiftContext {
  /// Whether the file calls SwiftUI's font by another name: `typealias F = Font`.
  fileprivate func isAliasOfFont(_ name: String, at node: SwiftNode) -> Bool {
    declarations(of: name, at: node).contains { alias in
      alias.kind == .typealiasDeclaration
        && ["Font", "SwiftUI.Font"].contains {
          alias.text.hasSuffix("= \($0)") || alias.text.hasSuffix("=\($0)")
        }
    }
  }
}
