import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A font on the curve of a style whose size is far from its own: it explodes or hardly moves.
  static let curveMismatch = Rule(
    id: "curve-mismatch", severity: .warning, fix: .suggested,
    facts: ["style", "points", "actual", "correct", "wanted"],
    triggers: [.call("custom", label: "relativeTo"), .call("scaledFont", label: "for")]
  ) { site in
    guard let use = site.curveUse else { return [] }
    guard let platform = site.platform else { return [.undecided(site.callRange)] }
    guard let designed = platform.points(of: use.style) else { return [] }
    let strays = use.sizes.filter { max($0 / designed, designed / $0) > 1.25 }
    guard let points = strays.max(by: { abs($0 - designed) < abs($1 - designed) }),
      let correct = platform.nearestStyle(toPoints: points), correct != use.style,
      let figure = CurveFigure(
        of: points, growing: .scaled(use.api, use.style), wanted: .scaled(use.api, correct),
        on: platform)
    else { return [] }
    var detection = Detection(use.range)
    let ratio = figure.atLargest / figure.wantedAtLargest
    // A title held back on purpose still reaches its readers; so does what is off by a little.
    let isHeldBack = ratio < 1 && points >= largeText
    if abs(ratio - 1) < 0.15 || isHeldBack || !use.isStated || use.isCapped {
      detection.severity = .note
    }
    detection.facts = [
      "style": .name(".\(use.style.spelled(as: use.spelling))"), "points": .number(points),
      "actual": .number(figure.atLargest),
      "correct": .name(".\(correct.spelled(as: use.spelling))"),
      "wanted": .number(figure.wantedAtLargest),
    ]
    detection.take(figure, style: correct)
    detection.offer(
      [use.named.map { Edit($0.expressionRange, ".\(correct.spelled(as: use.spelling))") }],
      as: .suggested)
    return [detection]
  }

  /// From the size of `title3` on, text is large enough to be read by many as it is.
  private static let largeText = Platform.iOS.points(of: .title3) ?? 20
}

/// A font that is put on the curve of a style.
private struct CurveUse {
  let sizes: [Double]
  let style: TextStyle
  let api: ScalingAPI
  let spelling: TextStyle.Spelling
  let range: Range<Int>
  /// What names the style, where that is the code's own.
  let named: SwiftNode?
  /// Whether the code names the style, and does not leave it at `UIFontMetrics.default`.
  var isStated = true
  /// Whether a maximum decides how far it grows.
  var isCapped = false
}

extension SwiftSite {
  fileprivate var curveUse: CurveUse? {
    node.isNamed("custom") ? customFontOnCurve : scaledFontOnCurve
  }

  private var customFontOnCurve: CurveUse? {
    guard let call, let size = call.argument("size"), let relativeTo = call.argument("relativeTo"),
      case .text = customFontUse, let style = context.style(of: relativeTo)
    else { return nil }
    let quantity = context.quantity(of: size)
    // Scaled before, it is another rule's; measured, it has no size of its own.
    guard quantity.origins.isDisjoint(with: [.scaled, .preferred, .geometry, .sizeCondition])
    else { return nil }
    return CurveUse(
      sizes: quantity.numbers.filter { $0 > 0 }, style: style, api: .customFont,
      spelling: .swiftUI, range: callRange, named: relativeTo)
  }

  private var scaledFontOnCurve: CurveUse? {
    guard let font = call?.argument("for"), let metrics = node.chain.flatMap(metricsBehind) else {
      return nil
    }
    var sizes: [Double] = []
    for case .fixed(let quantity) in context.uiFonts(of: font)
    where quantity.origins.isDisjoint(with: .geometry) {
      sizes += quantity.numbers.filter { $0 > 0 }
    }
    return CurveUse(
      sizes: sizes, style: metrics.style, api: .scaledFont, spelling: .uiKit,
      range: (node.chain ?? node).range,
      named: node.chain?.base?.call?.argument("forTextStyle"), isStated: metrics.isStated,
      isCapped: call?.argument("maximumPointSize") != nil)
  }

  /// The style of the font metrics that a chain starts with, directly or through a variable.
  private func metricsBehind(_ chain: SwiftNode) -> (style: TextStyle, isStated: Bool)? {
    guard let base = chain.base else { return nil }
    if base.isNamed("UIFontMetrics") { return metrics(in: chain) }
    guard base.kind == .identifier, base.call == nil else { return nil }
    let reference = base.isNamed("self") ? base.nextSibling ?? base : base
    let found = context.declarations(behind: reference)
    guard found.count == 1,
      let value = found[0].firstChild(.initialValue)?.outcomes.first?.operand,
      value.base?.isNamed("UIFontMetrics") == true
    else { return nil }
    return metrics(in: value)
  }

  private func metrics(in chain: SwiftNode) -> (style: TextStyle, isStated: Bool)? {
    guard let base = chain.base else { return nil }
    if let argument = base.call?.argument("forTextStyle") {
      return context.uiKitStyle(of: argument).map { ($0, true) }
    }
    return base.nextSibling?.isNamed("default") == true ? (.body, false) : nil
  }
}
