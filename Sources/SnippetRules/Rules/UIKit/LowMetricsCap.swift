import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// `maximumPointSize:` that stops a font before it is twice as large as it was designed.
  ///
  /// An error where the font never even reaches its designed size; a note on fonts that are large anyway.
  static let lowMetricsCap = Rule(
    id: "low-metrics-cap", severity: .warning, fix: .suggested,
    facts: ["limit", "base", "percent"], triggers: [.call("scaledFont", label: "maximumPointSize")]
  ) { site in
    guard let cap = site.call?.argument("maximumPointSize"), let font = site.call?.argument("for")
    else { return [] }
    let fonts = site.context.uiKitFonts(of: font)
    // The font and the limit that leave least.
    guard let limit = site.context.quantity(of: cap).numbers.filter({ $0 > 0 }).min(),
      let base = fonts.compactMap(\.points).filter({ $0 > 0 }).max()
    else { return [.undecided(cap.range)] }
    let style = site.context.metricsStyle(before: site.node)
    guard let figure = CapFigure(base: base, limit: limit, style: style ?? .body),
      figure.isTooLow
    else { return [] }
    var detection = Detection(cap.range)
    detection.facts = [
      "limit": .number(limit), "base": .number(base), "percent": .number(figure.percent),
    ]
    detection.values = figure.values
    detection.wanted = figure.wanted
    detection.wantedStyle = style
    detection.firstBrokenSize = figure.firstBrokenSize
    if let number = cap.literalNumber {
      detection.offer([Edit(number.range, (base * 2).code)], as: .suggested)
    }
    detection.severity = base >= 34 ? .note : limit < base ? .error : .warning
    return [detection]
  }
}

/// What a greatest size leaves of a font that metrics scale.
private struct CapFigure {
  let percent: Double
  let isTooLow: Bool
  let values: [DynamicTypeSize: Double]
  let wanted: [DynamicTypeSize: Double]
  let firstBrokenSize: DynamicTypeSize?

  init?(base: Double, limit: Double, style: TextStyle) {
    guard let wanted = try? ScalingAPI.scaledFont.values(for: base, relativeTo: style),
      let largest = wanted[.accessibility5]
    else { return nil }
    self.wanted = wanted
    values = wanted.mapValues { min($0, limit) }
    percent = (limit / base * 100).rounded()
    // What the curve itself does not reach is no fault of the limit.
    isTooLow = limit < min(base * 2, largest)
    firstBrokenSize = DynamicTypeSize.allCases.first { (wanted[$0] ?? 0) > limit }
  }
}
