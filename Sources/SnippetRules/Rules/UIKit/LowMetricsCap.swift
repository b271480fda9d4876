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
    else {
      guard let (base, factor) = site.capByFactor else { return [.undecided(cap.range)] }
      guard factor < 2 else { return [] }
      var detection = Detection(cap.range, severity: factor < 1 ? .error : .warning)
      detection.facts = [
        "limit": .name(site.context.tree.excerpt(cap.expressionRange)), "base": .name(base),
        "percent": .number((factor * 100).rounded()),
      ]
      return [detection]
    }
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

extension SwiftSite {
  /// The name of the size and the factor, where the greatest size is a multiple of the font's own:
  /// `scaledFont(for: .systemFont(ofSize: size), maximumPointSize: size * 1.2)`.
  fileprivate var capByFactor: (base: String, factor: Double)? {
    guard let cap = call?.argument("maximumPointSize")?.outcomes, cap.count == 1,
      cap[0].items.count == 3, cap[0].items[1].isNamed("*"),
      let font = call?.argument("for")?.operand
    else { return nil }
    let value =
      font.kind == .identifier
      ? context.declarations(of: font.name, at: font).first?.firstChild(.initialValue) : font
    let sides = [cap[0].items[0], cap[0].items[2]]
    guard let maker = value?.subtree.prefix(64).lazy.compactMap(\.uiFontSize).first,
      let size = maker.operand, size.kind == .identifier, size.call == nil,
      sides.contains(where: { $0.kind == .identifier && $0.name == size.name }),
      let factor = sides.lazy.compactMap(\.numberValue).first, factor > 0
    else { return nil }
    return (size.name, factor)
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
