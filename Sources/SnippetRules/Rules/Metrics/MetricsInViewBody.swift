import DTKBSourceReading

extension Rule {
  /// UIKit's scaling in a view of SwiftUI: nothing draws the view again, and limits set on it do not count.
  static let metricsInViewBody = Rule(
    id: "metrics-in-view-body", severity: .warning, fix: .suggested, facts: ["name"],
    triggers: [
      .call("scaledValue", label: "for"), .member("pointSize"), .member("lineHeight"),
      .member("preferredContentSizeCategory"),
    ]
  ) { site in
    guard let chain = site.node.chain, site.asksUIKit(chain), site.isInView, !site.isOfAnotherRule
    else { return [] }
    var detection = Detection(chain.range, facts: ["name": .name(site.nameOfQuestion)])
    detection.offer(site.metric(inPlaceOf: chain), as: .suggested)
    return [detection]
  }
}

extension SwiftSite {
  /// A scaled metric in the place of a number that metrics named right there scale.
  fileprivate func metric(inPlaceOf chain: SwiftNode) -> [Edit?] {
    guard node.isNamed("scaledValue"), chain.base?.isNamed("UIFontMetrics") == true,
      chain.links.last == call, let style = context.metricsStyle(before: node),
      let number = call?.argument("for")?.literalNumber
    else { return [] }
    return scaledMetric(inPlaceOf: number, as: "length", following: style, at: chain.range)
  }

  /// What asks UIKit, as its documentation calls it.
  fileprivate var nameOfQuestion: String {
    switch node.name {
    case "scaledValue": "UIFontMetrics.scaledValue(for:)"
    case "pointSize", "lineHeight": "UIFont.preferredFont(forTextStyle:).\(node.name)"
    default: node.name
    }
  }

  /// Whether a chain asks UIKit for the reader's text size, or for a length that follows it.
  fileprivate func asksUIKit(_ chain: SwiftNode) -> Bool {
    switch node.name {
    case "scaledValue":
      // With traits made from the view's own size it asks nobody.
      guard call?.argument("compatibleWith") == nil else { return false }
      guard let base = chain.base else { return false }
      if base.isNamed("UIFontMetrics") { return true }
      return context.declarations(behind: base).contains { declaration in
        declaration.firstChild(.initialValue)?.mentions(["UIFontMetrics"]) == true
      }
    case "pointSize", "lineHeight":
      guard node.call == nil,
        let preferred = chain.children.prefix(16).first(where: { $0.isNamed("preferredFont") })?
          .call
      else { return false }
      return preferred.argument("compatibleWith") == nil
    default:
      return chain.children.prefix(16).contains {
        $0.isNamed("UIApplication") || $0.isNamed("UIScreen")
      }
    }
  }

  /// Whether the view that asks is not evaluated again when the answer changes.
  fileprivate var isInView: Bool {
    guard let type = context.types.type(around: node) else { return isTakenByView }
    if type.name == "Font", type.declaration == nil { return true }
    if context.isPartOfView(type) { return !context.readsTextSize(in: type) }
    return type.declaration?.kind != .classDeclaration && isTakenByView
  }

  /// Whether a view's modifier takes the value, in code that does not show what it is part of.
  private var isTakenByView: Bool {
    node.ancestors.contains { around in
      guard around.kind == .chain, around != node.chain else { return false }
      let kinds = context.content(of: around).kinds
      return !kinds.isDisjoint(with: [.text, .input, .symbol, .image, .scrolling])
    }
  }

  /// A font that scales the value once more, or is made of UIKit's, is found by the rules on those.
  fileprivate var isOfAnotherRule: Bool {
    for around in node.ancestors {
      switch around.kind {
      case .call:
        guard let callee = around.callee else { continue }
        if callee.isNamed("Font") { return true }
        if callee.isNamed("custom"), around.argument("size") != nil { return true }
      case .closure, .codeBlock, .members: return false
      case .attribute: return true
      case .variableDeclaration:
        // `@ScaledMetric var size = UIFont.preferredFont(…).pointSize` is scaled twice.
        return around.attributes.contains { $0.isNamed("ScaledMetric") }
      default: continue
      }
    }
    return false
  }
}
