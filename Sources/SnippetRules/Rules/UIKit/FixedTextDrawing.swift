import DTKBSourceReading

extension Rule {
  /// Text that is drawn, measured or framed with fixed points.
  static let fixedTextDrawing = Rule(
    id: "fixed-text-drawing", severity: .warning, fix: .none, facts: ["name"],
    triggers: SwiftTrigger.fixedUIKitFonts + [.word("fontSize"), .call("UILabel", label: "frame")]
  ) { site in
    if site.node.isNamed("fontSize") { return site.fixedLayerSize }
    if site.node.isNamed("UILabel") { return site.fixedLabelFrame }
    guard let font = site.uiKitFont, font.isFixed, !site.isFallbackFont, !site.isIconFont else {
      return []
    }
    for use in site.shownFontUses {
      switch use {
      case .drawing: return [Detection(site.callRange, facts: ["name": .name(site.nameOfMaker)])]
      case .measuring:
        return [
          Detection(site.callRange, severity: .note, facts: ["name": .name(site.nameOfMaker)])
        ]
      default: continue
      }
    }
    return []
  }
}

extension SwiftSite {
  /// A number that is set as the size of a text layer.
  fileprivate var fixedLayerSize: [Detection] {
    guard let assignment = context.assignment(settingProperty: node) else { return [] }
    let quantity = context.quantity(of: assignment.statement)
    guard !quantity.numbers.isEmpty,
      quantity.origins.isDisjoint(with: [.scaled, .preferred, .sizeCondition]),
      context.targets(of: assignment).contains(where: isTextLayer)
    else { return [] }
    return [Detection(assignment.statement.range, facts: ["name": .name(node.name)])]
  }

  private func isTextLayer(_ target: ViewTarget) -> Bool {
    switch target.receiver {
    case .declaration(let index) where target.path.isEmpty:
      let declaration = context.tree.node(at: index)
      guard let type = context.viewTypeName(of: declaration) else {
        return Words(declaration.name).hasSuffix("text", "layer")
      }
      return context.isKind(type, of: ["CATextLayer"], at: declaration)
    case .itself(let path):
      return context.isKind(path, of: ["CATextLayer"])
    case .named(let name): return Words(target.path.last ?? name).last == "layer"
    case .declaration: return Words(target.path.last ?? "").last == "layer"
    }
  }

  /// A label that is made with a frame of literal sides and keeps it.
  fileprivate var fixedLabelFrame: [Detection] {
    guard let frame = call?.argument("frame"), let operand = frame.outcomes.first?.operand,
      let base = operand.base, base.isNamed("CGRect"), let rect = base.call
    else { return [] }
    let sides = ["width", "height"].compactMap { rect.argument($0) }.map {
      context.quantity(of: $0)
    }
    guard sides.count == 2,
      sides.contains(where: { $0.isKnown && $0.numbers.contains { $0 > 0 } }),
      sides.allSatisfy({ $0.numbers.allSatisfy { $0 > 0 } })
    else { return [] }
    // Constraints or its own size take the place of the frame.
    if let binding = node.ancestors.first(where: { $0.kind == .binding }), isLaidOutAgain(binding) {
      return []
    }
    return [Detection(callRange, facts: ["name": .name("UILabel(frame:)")])]
  }

  private func isLaidOutAgain(_ binding: SwiftNode) -> Bool {
    let target = ViewTarget(receiver: .declaration(binding.index), home: nil, path: [])
    if !context.settings(of: "translatesAutoresizingMaskIntoConstraints", on: target).isEmpty
      || !context.settings(of: "frame", on: target).isEmpty
    {
      return true
    }
    return context.uses(of: binding).contains { use in
      guard let next = use.nextSibling else { return false }
      return ["sizeToFit", "snp", "sizeThatFits"].contains(next.name)
        || next.name.hasSuffix("Anchor") || next.name.hasPrefix("auto")
    }
  }
}
