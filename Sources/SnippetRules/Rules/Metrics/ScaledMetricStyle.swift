import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A scaled metric on another curve than the text that it stands beside.
  ///
  /// Without `relativeTo:` it follows body: beside a title it outgrows the text, beside a caption it stays behind.
  static let scaledMetricStyle = Rule(
    id: "scaled-metric-style", severity: .note, fix: .suggested,
    facts: ["metric", "base", "style", "follows", "followed", "wanted"],
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
        let figure = CurveFigure(base: base, followed: follows, wanted: style)
      else { return nil }
      let end = binding.nameToken.map { binding.tree.tokens[$0].end } ?? binding.range.upperBound
      var detection = Detection(site.node.range.lowerBound..<end)
      detection.facts = [
        "metric": .name(binding.name), "base": .number(base), "style": .name(".\(style.rawValue)"),
        "follows": .name(".\(follows.rawValue)"), "followed": .number(figure.followedAtLargest),
        "wanted": .number(figure.wantedAtLargest),
      ]
      detection.values = figure.followed
      detection.wanted = figure.wanted
      detection.wantedStyle = style
      return detection
    }
  }
}

extension SwiftSite {
  /// The style that the attribute says to follow, body where it says nothing; nil where it cannot be told.
  fileprivate var followedStyle: TextStyle? {
    guard let argument = node.argument("relativeTo") else { return .body }
    return context.style(of: argument)
  }
}

/// A length on two curves.
private struct CurveFigure {
  let followed: [DynamicTypeSize: Double]
  let wanted: [DynamicTypeSize: Double]
  let followedAtLargest: Double
  let wantedAtLargest: Double

  init?(base: Double, followed: TextStyle, wanted: TextStyle) {
    guard let followed = try? ScalingAPI.scaledMetric.values(for: base, relativeTo: followed),
      let wanted = try? ScalingAPI.scaledMetric.values(for: base, relativeTo: wanted),
      let followedAtLargest = followed[.accessibility5],
      let wantedAtLargest = wanted[.accessibility5]
    else { return nil }
    self.followed = followed
    self.wanted = wanted
    // To the tenth of a point: a third of a pixel more says nothing to anybody.
    self.followedAtLargest = (followedAtLargest * 10).rounded() / 10
    self.wantedAtLargest = (wantedAtLargest * 10).rounded() / 10
  }
}
