import DTKBSourceReading

extension Rule {
  /// `scaledFont(for:)` with a font that it returned before, for which UIKit raises an exception.
  static let metricsOnScaledFont = Rule(
    id: "metrics-on-scaled-font", severity: .error, fix: .suggested, facts: ["name"],
    triggers: [.call("scaledFont", label: "for")]
  ) { site in
    guard let base = site.call?.argument("for") else { return [] }
    let isScaled = site.context.uiKitFonts(of: base).contains {
      if case .scaled = $0 { true } else { false }
    }
    guard isScaled else { return [] }
    var detection = Detection(
      site.modifierRange, facts: ["name": .name(site.context.tree.excerpt(base.expressionRange))])
    // An implicit member may lose the type that it belongs to.
    let text = site.context.tree.text(base.expressionRange)
    if let chain = site.node.chain, !text.hasPrefix("."), chain.links.last == site.call {
      detection.offer([Edit(chain.range, text)], as: .suggested)
    }
    return [detection]
  }
}
