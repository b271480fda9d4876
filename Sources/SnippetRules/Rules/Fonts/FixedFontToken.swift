import DTKBSourceReading

extension Rule {
  /// A font of a design system that is fixed where it is declared, so that every place that uses it is.
  ///
  /// It is found once, at the declaration, and counts the uses. A token without uses is silent.
  static let fixedFontToken = Rule(
    id: "fixed-font-token", severity: .error, fix: .none, facts: ["name", "uses"],
    triggers: [.call("system", label: "size"), .call("custom", label: "fixedSize")]
      + SwiftNode.uiFontMakers.map { .call($0) }
  ) { site in
    guard site.isFixedFontOfText, let token = site.fontToken, token.uses > 0,
      // Where it is made several times, as the arms of a `switch` do, the first one stands for all.
      site.context.fixedFonts(of: token.declaration).first == site.node
    else { return [] }
    var detection = Detection(site.callRange)
    let quantity = site.sizeOfFont.map { site.context.quantity(of: $0) } ?? .unknown
    if quantity.origins.contains(.setting) {
      detection.severity = .note
    } else if quantity.numbers.isEmpty && quantity.origins.contains(.unknown) {
      detection.severity = .warning
    }
    detection.facts = ["name": .name(token.name), "uses": .count(token.uses)]
    let points = quantity.numbers.filter { $0 > 0 }.min()
    if let points, let platform = site.platform,
      let figure = FixedSizeFigure(points: points, weight: site.fontWeight, platform: platform)
    {
      if figure.isLegibleAnyway { detection.severity = .note }
      detection.values = figure.values
      detection.wanted = figure.wanted
      detection.wantedStyle = figure.style
      detection.firstBrokenSize = figure.firstBrokenSize
    }
    return [detection]
  }
}

extension SwiftSite {
  /// The argument with the size of the font that is made here.
  fileprivate var sizeOfFont: SwiftNode? {
    node.uiFontSize ?? call?.argument("size") ?? call?.argument("fixedSize")
  }

  /// Whether a font is made here that never grows, and is not handed to something that makes it grow.
  fileprivate var isFixedFontOfText: Bool {
    // `pointSize` alone is the size of the font that an extension is of.
    guard let size = sizeOfFont,
      !size.subtree.contains(where: {
        $0.isNamed("pointSize") && $0.isReference
          && ($0.kind != .identifier || context.declarations(of: $0.name, at: $0).isEmpty)
      })
    else { return false }
    if node.uiFontSize == nil {
      guard makesFont, call?.argument("relativeTo") == nil,
        case .text = node.isNamed("custom") ? customFontUse : fontUse
      else { return false }
    } else {
      guard case .text = uiFontTokenUse, !isHandedOn else { return false }
    }
    return size.outcomes.contains {
      let quantity = context.quantity(of: $0)
      return quantity.numbers != [0]
        && quantity.origins.isDisjoint(with: [.scaled, .preferred, .sizeCondition, .geometry])
    }
  }

  /// Whether the name of what keeps a UIKit font says that it is for icons.
  private var uiFontTokenUse: FontUse {
    guard let token = fontToken else { return .none }
    let words = Words(token.name)
    let isForIcons = words.contains {
      ["icon", "icons", "symbol", "symbols", "glyph", "emoji", "chevron", "awesome"].contains($0)
    }
    return isForIcons ? .pictorial : .text(view: nil)
  }

  /// Whether a UIKit font goes on into metrics that scale it, into `Font(…)`, or only lends its descriptor or size.
  private var isHandedOn: Bool {
    var following: [SwiftNode] = []
    var next = node.nextSibling
    while let sibling = next, following.count < 8 {
      following.append(sibling)
      next = sibling.nextSibling
    }
    if following.contains(where: {
      ["pointSize", "fontDescriptor", "lineHeight", "familyName", "capHeight"].contains($0.name)
    }) {
      return true
    }
    for around in node.ancestors {
      switch around.kind {
      case .call:
        guard let callee = around.callee else { continue }
        if ["scaledFont", "Font", "scaled"].contains(callee.name)
          || Words(callee.name).contains("scaled")
        {
          return true
        }
      case .binding where around.variable?.parent?.kind != .members:
        // A local that the metrics scale further down.
        return context.references(to: around).contains { reference in
          context.call(of: ["scaledFont", "Font"], takingValueAt: reference) != nil
        }
      case .functionDeclaration, .members: return false
      default: continue
      }
    }
    return false
  }
}

extension SwiftContext {
  /// The names within a declaration that make fonts of a fixed size, in reading order, remembered.
  fileprivate func fixedFonts(of declaration: SwiftNode) -> [SwiftNode] {
    if let known = fixedFonts[declaration.index] { return known }
    let makers = Set(SwiftNode.uiFontMakers + ["system", "custom"])
    let found = declaration.subtree.filter { node in
      guard node.nameToken != nil, node.call != nil, makers.contains(node.name) else {
        return false
      }
      return SwiftSite(node: node, context: self).isFixedFontOfText
    }
    fixedFonts[declaration.index] = found
    return found
  }
}
