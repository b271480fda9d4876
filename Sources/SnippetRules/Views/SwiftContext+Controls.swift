import DTKBSourceReading

/// A control within a view.
struct ControlUse {
  let node: SwiftNode
  /// Whether it shows itself in the Large Content Viewer, or something around it does.
  let showsLargeContent: Bool
}

extension SwiftContext {
  /// The controls within a view that people tap, those of the file's views that it is made of included.
  ///
  /// Those in the system's own bars do not count, which show themselves in the Large Content Viewer.
  func controls(in view: SwiftNode) -> [ControlUse] {
    var found: [ControlUse] = []
    var seen: Set<Int> = []
    var waiting = [view]
    // More says nothing more to anybody; the bound keeps limits around limits cheap.
    var budget = 4096
    while let root = waiting.popLast(), budget > 0 {
      guard seen.insert(root.index).inserted else { continue }
      for node in root.subtree.prefix(budget) {
        budget -= 1
        guard node.kind == .identifier || node.isNamed("onTapGesture") && node.kind == .member
        else {
          if node.kind == .member, let base = node.chain?.base, base.isNamed("self"), budget > 0 {
            waiting += declarations(ofMember: node.name, after: base)
          }
          continue
        }
        if node.kind == .member || Self.controls.contains(node.name) {
          if isInSystemBar(node, within: root) { continue }
          found.append(
            ControlUse(node: node, showsLargeContent: showsLargeContent(node, within: root)))
        } else if let type = types.type(named: node.name, at: node) {
          waiting += members(of: type)["body"] ?? []
        } else {
          waiting += declarations(of: node.name, at: node).filter {
            $0.kind == .binding || $0.kind == .functionDeclaration
          }
        }
      }
    }
    return found
  }

  private func isInSystemBar(_ node: SwiftNode, within root: SwiftNode) -> Bool {
    for around in node.ancestors {
      if around == root { return false }
      guard around.kind == .closure else { continue }
      if let callee = around.callee, Self.systemBars.contains(callee.name) { return true }
    }
    return false
  }

  private func showsLargeContent(_ node: SwiftNode, within root: SwiftNode) -> Bool {
    for around in node.lineage {
      if around.kind == .chain, view(around).hasModifier("accessibilityShowsLargeContentViewer") {
        return true
      }
      if around == root { return false }
    }
    return false
  }

  private static let controls: Set<String> = [
    "Button", "Toggle", "Menu", "NavigationLink", "Link", "Picker", "Stepper", "ShareLink",
    "EditButton", "PasteButton", "PhotosPicker", "DisclosureGroup", "DatePicker", "ColorPicker",
  ]

  private static let systemBars: Set<String> = [
    "toolbar", "tabItem", "ToolbarItem", "ToolbarItemGroup", "navigationBarItems", "swipeActions",
    "contextMenu", "alert", "confirmationDialog",
  ]
}
