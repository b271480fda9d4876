import DTKBSourceReading

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
    return [detection]
  }
}
