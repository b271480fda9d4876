import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A fixed font that takes the size of a preferred one: right at that moment, and never again.
  static let frozenPreferredSize = Rule(
    id: "frozen-preferred-size", severity: .warning, fix: .suggested, facts: ["name"],
    triggers: SwiftTrigger.fixedUIKitFonts
  ) { site in
    guard case .frozen? = site.uiKitFont, !site.isFallbackFont else { return [] }
    let isShown = site.uiKitFontUses.contains { use in
      switch use {
      case .text, .attributes, .barTitle, .appearance, .token, .drawing: true
      case .scaled, .pictorial, .bridged, .none, .measuring: false
      }
    }
    guard isShown else { return [] }
    var detection = Detection(site.callRange, facts: ["name": .name(site.nameOfMaker)])
    // Attributes are made again for each size or never, whatever their font is.
    let isInAttributes = site.uiKitFontUses.allSatisfy { use in
      switch use {
      case .attributes, .text(target: nil): true
      default: false
      }
    }
    if isInAttributes { detection.severity = .note }
    detection.offer(site.thawedFont, as: .suggested)
    return [detection]
  }
}

extension SwiftSite {
  /// Lets metrics scale the font from the style's size at the default text size, and tells its view to follow.
  fileprivate var thawedFont: [Edit?] {
    guard case .frozen(let style?)? = uiKitFont, let size = call?.argument("ofSize"),
      let points = (platform ?? .iOS).points(of: style)
    else { return [] }
    let text = context.tree
    let font =
      text.text(callRange.lowerBound..<size.expressionRange.lowerBound) + points.code
      + text.text(size.expressionRange.upperBound..<callRange.upperBound)
    let live = uiKitFontUses.flatMap { use -> [Edit?] in
      if case .text(let target?) = use { context.liveUpdate(ofViewWith: target) } else { [] }
    }
    return [Edit(callRange, context.scaled(font, on: style))] + live
  }
}
