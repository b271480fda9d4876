import DTKBSourceReading

extension Rule {
  /// A font in attributes: a fixed one never follows the reader, a growing one only when the text is made again.
  static let attributedFixedFont = Rule(
    id: "attributed-fixed-font", severity: .error, fix: .suggested, facts: ["name"],
    triggers: SwiftTrigger.fixedUIKitFonts + SwiftTrigger.growingUIKitFonts
  ) { site in
    guard let font = site.uiKitFont, !site.isFallbackFont, !site.isIconFont else { return [] }
    guard let (name, isBar) = site.nameOfAttributes, !site.isOfPictorialString else { return [] }
    var detection = Detection(site.callRange, facts: ["name": .name(name)])
    switch font {
    case .fixed(let quantity):
      guard quantity.origins.isDisjoint(with: [.scaled, .preferred, .sizeCondition, .geometry])
      else { return [] }
      let figure = quantity.numbers.filter { $0 > 0 }.min().flatMap { points in
        site.platform.flatMap { FixedSizeFigure(points: points, platform: $0) }
      }
      detection.take(figure)
      if isBar || site.node.isNamed("withSize") && quantity.numbers.isEmpty
        || figure?.isLegibleAnyway == true
      {
        detection.severity = .note
      } else if quantity.numbers.isEmpty {
        detection.severity = .warning
      }
      // Elsewhere a font that can grow would still not be asked for again.
      if site.isMadeAgain { detection.offer([site.growingUIKitFont?.edit], as: .suggested) }
    case .preferred, .scaled:
      guard !isBar, !site.isMadeAgain else { return [] }
      detection.severity = .note
    case .frozen, .standard, .unknown: return []
    }
    return [detection]
  }
}

extension SwiftSite {
  /// The name of what takes the attributes that the font stands in, and whether they are those of a bar's titles.
  fileprivate var nameOfAttributes: (String, isBar: Bool)? {
    let uses = uiKitFont?.isFixed == true ? shownFontUses : uiKitFontUses
    // A font that is also set on a view is said there.
    if uses.contains(where: { if case .text(.some) = $0 { true } else { false } }) {
      return nil
    }
    for use in uses {
      switch use {
      case .attributes(let name): return (name, false)
      case .barTitle(let name): return (name, true)
      default: continue
      }
    }
    return nil
  }

  /// Whether the attributes are those of a string that shows a sign, such as an emoji, and no letter.
  fileprivate var isOfPictorialString: Bool {
    for around in node.ancestors.prefix(16) where around.kind == .call {
      guard let string = around.argument("string") else { continue }
      // What begins empty is filled later.
      return string.outcomes.allSatisfy { outcome in
        outcome.operand.map { $0.isPictorial && !$0.stringText.isEmpty } ?? false
      }
    }
    return false
  }

  /// Whether the attributes are made again when the text size changes, as far as the file shows.
  fileprivate var isMadeAgain: Bool {
    if context.observesSizeChanges(around: node) { return true }
    for around in node.ancestors {
      switch around.kind {
      case .closure:
        if around.isTransformer { return true }
      case .functionDeclaration:
        // SwiftUI calls it again on every change of the environment.
        return around.isNamed("updateUIView") || around.isNamed("updateUIViewController")
      case .binding where !around.isLocal:
        return around.firstChild(.initialValue) == nil
      default: continue
      }
    }
    return false
  }
}

extension SwiftNode {
  /// Whether a closure gives attributes for a configuration, which asks again on every update.
  fileprivate var isTransformer: Bool {
    if callee?.name.hasSuffix("TextAttributesTransformer") == true { return true }
    guard let target = holder?.assignmentTarget else { return false }
    let last = target.kind == .chain ? target.links.last { $0.nameToken != nil } : target
    return last?.name.hasSuffix("TextAttributesTransformer") ?? false
  }
}
