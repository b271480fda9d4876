import DTKBSourceReading

extension Rule {
  /// A fixed font that an appearance proxy or the appearance of a bar hands to every view that it styles.
  static let appearanceFixedFont = Rule(
    id: "appearance-fixed-font", severity: .error, fix: .suggested, facts: ["name"],
    triggers: SwiftTrigger.fixedUIKitFonts
  ) { site in
    guard let font = site.uiKitFont, font.isFixed, !site.isFallbackFont else { return [] }
    for case .appearance(let name, let isBar) in site.shownFontUses {
      var detection = Detection(site.callRange, facts: ["name": .name(name)])
      // The system limits the titles of bars and shows them large on a long press.
      detection.severity = isBar ? .warning : nil
      if let points = font.points {
        detection.take(site.platform.flatMap { FixedSizeFigure(points: points, platform: $0) })
      }
      detection.offer([site.growingUIKitFont?.edit], as: .suggested)
      return [detection]
    }
    return []
  }
}
