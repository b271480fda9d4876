import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// Text that is drawn, measured or framed with fixed points.
  static let fixedTextDrawing = Rule(
    id: "fixed-text-drawing", severity: .warning, fix: .none, facts: ["name"],
    triggers: SwiftTrigger.fixedUIKitFonts + [
      .word("fontSize"), .call("UILabel", label: "frame"), .call("CGRect", label: "height"),
      .word("sizeThatFits"), .word("intrinsicContentSize"),
    ]
  ) { site in
    if site.node.isNamed("CGRect") { return site.assignedFrame }
    if site.node.isNamed("sizeThatFits") || site.node.isNamed("intrinsicContentSize") {
      return site.ownHeight
    }
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
    guard let frame = call?.argument("frame"), let operand = frame.operand,
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

  /// A frame of literal sides that a label is given, and no other.
  fileprivate var assignedFrame: [Detection] {
    guard let rect = call, let statement = node.holder, let target = statement.assignmentTarget,
      let property = target.lastNamedLink, property.isNamed("frame"),
      let assignment = context.assignment(settingProperty: property),
      assignment.statement.outcomes.count == 1,
      assignment.statement.outcomes[0].operand?.base == node
    else { return [] }
    let labels = context.targets(of: assignment).filter { context.kind(of: $0) == .label }
    guard let label = labels.first, context.settings(of: "frame", on: label).count == 1,
      !context.isLaidOutByItself(label), isTooLow(rect.argument("height"))
    else { return [] }
    return [Detection(statement.range, facts: ["name": .name("frame")])]
  }

  /// A label or a button that says it needs so many points, whatever its font.
  fileprivate var ownHeight: [Detection] {
    guard node.kind == .functionDeclaration || node.kind == .binding,
      let type = context.types.type(around: node), context.subject(ofType: type) != .other
    else { return [] }
    let body =
      node.firstChild(.codeBlock)
      ?? node.firstChild(.accessors)?.firstAccessor(.get)?.firstChild(.codeBlock)
    return (body?.results ?? []).prefix(8).compactMap { result in
      guard let size = result.operand, let maker = size.base,
        maker.isNamed("CGSize"), let height = maker.call?.argument("height"), isTooLow(height)
      else { return nil }
      return Detection(size.range, facts: ["name": .name(node.name)])
    }
  }

  /// Whether a height in points is less than a line of body needs at some size.
  private func isTooLow(_ height: SwiftNode?) -> Bool {
    guard let height, let platform,
      case .points(let points, isCertain: true) = context.fixedLength(of: height)
    else { return false }
    let line = TextColumn(lines: [TextColumn.Line(.body, wraps: false)])
    return HeightFigure(line, in: points, on: platform) != nil
  }

  private func isLaidOutAgain(_ binding: SwiftNode) -> Bool {
    let target = ViewTarget(receiver: .declaration(binding.index), home: nil, path: [])
    if !context.settings(of: "translatesAutoresizingMaskIntoConstraints", on: target).isEmpty
      || !context.settings(of: "frame", on: target).isEmpty
    {
      return true
    }
    return context.isLaidOutByItself(target)
  }
}

extension SwiftContext {
  /// Whether a view is asked for its own size or given constraints.
  fileprivate func isLaidOutByItself(_ view: ViewTarget) -> Bool {
    guard case .declaration(let index) = view.receiver else { return false }
    return uses(of: tree.node(at: index)).contains { use in
      guard let next = use.nextSibling else { return false }
      return ["sizeToFit", "snp", "sizeThatFits"].contains(next.name)
        || next.name.hasSuffix("Anchor") || next.name.hasPrefix("auto")
    }
  }
}

extension SwiftNode {
  /// The last name of the operand that is assigned to.
  fileprivate var lastNamedLink: SwiftNode? {
    kind == .chain ? links.last { $0.nameToken != nil } : self
  }
}
