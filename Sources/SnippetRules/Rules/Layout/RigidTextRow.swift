import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// An `HStack` with several texts that nothing rearranges once they no longer fit side by side.
  ///
  /// Silent where the type arranges anything by the text size, in forms and bars, which the system lays out, and
  /// where one text has priority.
  static let rigidTextRow = Rule(
    id: "rigid-text-row", severity: .note, fix: .none, facts: ["lines"],
    triggers: [.word("HStack"), .word("LazyHStack")]
  ) { site in
    guard site.node.kind == .identifier, let chain = site.node.chain else { return [] }
    let view = site.context.view(chain)
    guard view.path.first == site.node, let closure = view.closures.first else { return [] }
    let parts = site.context.parts(of: closure)
    let texts = parts.filter { part in
      let kinds = site.context.content(of: part).kinds
      return kinds.contains(.text) && !kinds.contains(.scrolling)
    }
    // A loop puts its texts side by side too.
    let isLoop = texts.contains { site.context.view($0).typeName == "ForEach" }
    guard texts.count >= 2 || isLoop,
      !parts.contains(where: { site.context.view($0).hasModifier("layoutPriority") }),
      !site.isInSystemRow, !site.scrollsSideways, !site.context.isArrangedByTextSize(site.node),
      !site.context.arrangesParts(aroundOf: site.node)
    else { return [] }
    let end = view.call?.range.upperBound ?? site.node.range.upperBound
    var detection = Detection(site.node.range.lowerBound..<end)
    detection.facts["lines"] = .count(max(2, texts.count))
    return [detection]
  }
}

extension SwiftSite {
  /// Whether the system lays the row out: in a form, a bar, a labelled value, a menu.
  fileprivate var isInSystemRow: Bool {
    context.containers(around: node).contains { Self.systemRows.contains($0.name) }
  }

  private static let systemRows: Set<String> = [
    "Form", "ToolbarItem", "ToolbarItemGroup", "LabeledContent", "Menu", "toolbar", "Grid",
    "GridRow", "ViewThatFits", "tabItem", "contextMenu",
  ]
}
