import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// `Font.pointSize(_:)`: a font that followed its style stays at that size from then on.
  static let explicitPointSize = Rule(
    id: "explicit-point-size", severity: .error, fix: .suggested,
    facts: ["points", "style", "wanted", "largest"], triggers: [.call("pointSize")]
  ) { site in
    guard site.node.kind == .member, let size = site.call?.firstUnlabelledArgument,
      let chain = site.node.chain, let style = site.context.styleOfFont(chain)
    else { return [] }
    let quantity = site.context.quantity(of: size)
    guard quantity.origins.isDisjoint(with: [.scaled, .preferred, .sizeCondition, .geometry])
    else { return [] }
    let end = site.call?.range.upperBound ?? site.node.range.upperBound
    var detection = Detection(site.node.range.lowerBound..<end)
    let points = quantity.numbers.filter { $0 > 0 }.min()
    let platform = site.platform
    let shown =
      style ?? points.flatMap { (platform ?? .iOS).nearestStyle(toPoints: $0) } ?? .body
    detection.facts = [
      "points": points.map(Fact.number) ?? .name(site.context.tree.excerpt(size.expressionRange)),
      "style": .name(".\(shown.rawValue)"), "wanted": .name("?"),
    ]
    if let style, let points, size.literalNumber != nil,
      let designed = (platform ?? .iOS).points(of: style)
    {
      let call = site.node.nameTokenRange.lowerBound..<end
      detection.offer(
        [Edit(call, "scaled(by: \(points.code) / \(designed.code))")], as: .suggested)
    }
    guard let platform,
      let figure = CurveFigure(
        of: points ?? 1, growing: .none, wanted: .scaled(.textStyle, shown), on: platform)
    else { return [detection] }
    detection.facts["wanted"] = .number(figure.wantedAtLargest)
    if points != nil {
      detection.take(figure, style: shown)
      detection.firstBrokenSize = figure.firstSmallerSize
    }
    return [detection]
  }
}

extension SwiftContext {
  /// The style of the font that a chain starts with, nothing in it where that is unknown; nil if it starts with no font.
  fileprivate func styleOfFont(_ chain: SwiftNode) -> TextStyle?? {
    guard let base = chain.base else { return nil }
    switch base.kind {
    case .implicitMember:
      let makes = base.isNamed("system") || base.isNamed("custom")
      let style = Self.style(named: base.name)
      guard makes || style != nil || isGivenAsFont(chain) else { return nil }
      return .some(style ?? fontStyle(base))
    case .identifier:
      if base.isNamed("Font") || base.isNamed("SwiftUI") {
        return .some(
          chain.children.prefix(8).compactMap { Self.style(named: $0.name) }.first)
      }
      let declared = declarations(of: base.name, at: base)
      guard let declaration = declared.first else { return nil }
      if declaration.firstChild(.typeAnnotation)?.isNamed("Font") == true {
        return .some(font(ofDeclarations: declared).style)
      }
      switch font(ofDeclarations: declared) {
      case .unknown, .inherited: return nil
      case let font: return .some(font.style)
      }
    default: return nil
    }
  }

  private func fontStyle(_ base: SwiftNode) -> TextStyle? {
    base.call?.firstUnlabelledArgument.flatMap { style(of: $0) }
  }

  /// Whether an expression is the argument of `font(…)`.
  private func isGivenAsFont(_ chain: SwiftNode) -> Bool {
    chain.ancestors.first { $0.kind == .call }?.callee?.isNamed("font") ?? false
  }
}
