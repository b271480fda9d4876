import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A scaled metric on another curve than the text that it stands beside.
  ///
  /// Without `relativeTo:` it follows body: beside a title it outgrows the text, beside a caption it stays behind.
  static let scaledMetricStyle = Rule(
    id: "scaled-metric-style", severity: .note, fix: .suggested,
    facts: ["metric", "base", "style", "follows", "followed", "wanted", "largest"],
    triggers: [.attribute("ScaledMetric")]
  ) { site in
    guard let variable = site.node.parent, variable.kind == .variableDeclaration,
      !variable.isStatic,
      site.context.types.type(around: variable) != nil, let follows = site.followedStyle
    else { return [] }
    return variable.children.filter { $0.kind == .binding }.compactMap { binding in
      guard let value = binding.firstChild(.initialValue) else { return nil }
      let quantity = site.context.quantity(of: value)
      guard quantity.numbers.count == 1, let base = quantity.numbers.first, base > 0,
        let style = site.context.styleBeside(binding, following: follows),
        let figure = CurveFigure(
          of: base, growing: .scaled(.scaledMetric, follows),
          wanted: .scaled(.scaledMetric, style), on: .iOS)
      else { return nil }
      let end = binding.nameToken.map { binding.tree.tokens[$0].end } ?? binding.range.upperBound
      var detection = Detection(site.node.range.lowerBound..<end)
      detection.facts = [
        "metric": .name(binding.name), "base": .number(base), "style": .name(".\(style.rawValue)"),
        "follows": .name(".\(follows.rawValue)"), "followed": .number(figure.atLargest),
        "wanted": .number(figure.wantedAtLargest),
      ]
      detection.take(figure, style: style)
      detection.offer(site.following(style), as: .suggested)
      return detection
    }
  }
}

extension SwiftSite {
  /// Makes the attribute follow a style, where it is that of one variable.
  fileprivate func following(_ style: TextStyle) -> [Edit?] {
    guard attributedBindings.count == 1 else { return [] }
    if let argument = node.argument("relativeTo") {
      return [Edit(argument.expressionRange, ".\(style.rawValue)")]
    }
    guard node.text == "@ScaledMetric" else { return [] }
    let end = node.range.upperBound
    return [Edit(end..<end, "(relativeTo: .\(style.rawValue))")]
  }

  /// The style that the attribute says to follow, body where it says nothing; nil where it cannot be told.
  fileprivate var followedStyle: TextStyle? {
    guard let argument = node.argument("relativeTo") else { return .body }
    return context.style(of: argument)
  }
}
