import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A scaled metric as the size of ordinary text, which a text style of that size would serve better.
  ///
  /// It grows, but on another curve than the text around it. Display type beyond every style is silent.
  static let scaledMetricFontSize = Rule(
    id: "scaled-metric-font-size", severity: .note, fix: .suggested,
    facts: ["name", "actual", "style", "wanted", "largest"],
    triggers: [.call("system", label: "size")]
  ) { site in
    guard site.makesFont, let size = site.call?.argument("size"), case .text = site.fontUse,
      let metric = site.context.scalingSource(of: size)?.metric
    else { return [] }
    guard let base = site.context.base(ofMetric: metric),
      let follows = site.context.style(ofMetric: metric), let platform = site.platform
    else { return [.undecided(site.callRange)] }
    guard let style = platform.nearestStyle(toPoints: base, weight: site.fontWeight),
      let designed = platform.points(of: style), base <= designed * 1.15,
      let figure = CurveFigure(
        of: base, growing: .scaled(.scaledMetric, follows), wanted: .scaled(.textStyle, style),
        on: platform)
    else { return [] }
    var detection = Detection(site.callRange)
    if designed == base { detection.severity = .warning }
    detection.facts = [
      "name": .name(metric.name), "actual": .number(figure.atLargest),
      "style": .name(".\(style.rawValue)"), "wanted": .number(figure.wantedAtLargest),
    ]
    detection.take(figure, style: style)
    if size.outcomes.count == 1, size.outcomes[0].operand != nil {
      detection.offer([site.systemFont(in: style, insteadOf: base)?.edit], as: .suggested)
    }
    return [detection]
  }
}

extension SwiftContext {
  /// The one value of a scaled metric at the default text size, where it is declared with one.
  fileprivate func base(ofMetric metric: SwiftNode) -> Double? {
    let attribute = metric.variable?.attributes.first { $0.isNamed("ScaledMetric") }
    let value = metric.firstChild(.initialValue) ?? attribute?.argument("wrappedValue")
    guard let value else { return nil }
    let numbers = quantity(of: value).numbers
    return numbers.count == 1 && numbers[0] > 0 ? numbers[0] : nil
  }

  /// The style that a scaled metric follows, body where it says nothing.
  fileprivate func style(ofMetric metric: SwiftNode) -> TextStyle? {
    let attribute = metric.variable?.attributes.first { $0.isNamed("ScaledMetric") }
    guard let argument = attribute?.argument("relativeTo") else { return .body }
    return style(of: argument)
  }
}
