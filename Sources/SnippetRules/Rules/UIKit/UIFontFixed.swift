import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A font of UIKit of a fixed size on text: no view can make it follow the reader.
  ///
  /// Silent where font metrics scale it, in attributes, proxies and drawing, and where a token of the project
  /// declares it: other rules look at those.
  static let uiFontFixed = Rule(
    id: "uifont-fixed", severity: .error, fix: .automatic, facts: ["points"],
    triggers: SwiftTrigger.fixedUIKitFonts
  ) { site in
    guard case .fixed(let quantity)? = site.uiKitFont, !site.isFallbackFont, !site.isIconFont,
      quantity.origins.isDisjoint(with: [.scaled, .preferred, .sizeCondition, .geometry])
    else { return [] }
    let targets = site.shownFontUses.compactMap { use -> SwiftNode?? in
      if case .text(let target) = use { .some(target) } else { nil }
    }
    // Nobody reads text below four points: such a size stands for something else.
    guard !targets.isEmpty,
      quantity.numbers.isEmpty || quantity.numbers.contains(where: { $0 >= 4 })
    else { return [] }

    var detection = Detection(site.callRange)
    let figure = quantity.numbers.filter { $0 > 0 }.min().flatMap { points in
      site.platform.flatMap {
        FixedSizeFigure(points: points, weight: site.uiKitFontWeight, platform: $0)
      }
    }
    detection.take(figure)
    detection.facts["points"] =
      figure.map { .number($0.points) } ?? .name(site.context.tree.excerpt(site.sizeRange))
    if figure?.isLegibleAnyway == true || targets.allSatisfy(site.isPictorialTarget)
      || quantity.origins.contains(.setting)
    {
      detection.severity = .note
    } else if quantity.numbers.isEmpty && quantity.origins.contains(.unknown)
      || site.node.isNamed("withSize")
    {
      detection.severity = .warning
    }
    // Where several views show it, each has to be told.
    if let font = site.growingUIKitFont, targets.count == 1 {
      let live = targets[0].map { site.context.liveUpdate(ofViewWith: $0) } ?? []
      let isSame = font.isExact && detection.severity != .note && targets[0] != nil
      detection.offer([font.edit] + live, as: isSame ? .automatic : .suggested)
    }
    return [detection]
  }
}

extension SwiftSite {
  /// The bytes of the size in the call.
  fileprivate var sizeRange: Range<Int> {
    let size =
      call?.argument("ofSize") ?? call?.argument("size") ?? call?.firstUnlabelledArgument
    return size?.expressionRange ?? callRange
  }

  fileprivate var uiKitFontWeight: FontWeight {
    if node.isNamed("boldSystemFont") { return .bold }
    guard let weight = call?.argument("weight")?.operand else { return .regular }
    let name = weight.kind == .chain ? weight.links.last?.name ?? "" : weight.name
    return FontWeight(rawValue: name) ?? .regular
  }

  /// Whether a font is set on something whose name says that it shows a sign.
  fileprivate func isPictorialTarget(_ target: SwiftNode?) -> Bool {
    guard let names = target?.chain?.links.map(\.name) else { return false }
    return names.contains { name in
      Words(name).contains { ["icon", "emoji", "symbol", "glyph", "chevron", "flag"].contains($0) }
    }
  }
}
