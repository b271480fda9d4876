import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A font on the curve of a style whose size is far from its own: it explodes or hardly moves.
  static let curveMismatch = Rule(
    id: "curve-mismatch", severity: .warning, fix: .suggested,
    facts: ["style", "points", "actual", "correct", "wanted", "largest"],
    triggers: [.call("custom", label: "relativeTo"), .call("scaledFont", label: "for")]
  ) { site in
    let uses = site.curveUses
    guard !uses.isEmpty else { return [] }
    guard let platform = site.platform else { return [.undecided(site.callRange)] }
    return uses.lazy.compactMap { mismatch(in: $0, on: platform) }.prefix(1).map { $0 }
  }

  private static func mismatch(in use: CurveUse, on platform: Platform) -> Detection? {
    guard let designed = platform.points(of: use.style) else { return nil }
    let strays = use.sizes.filter { max($0 / designed, designed / $0) > 1.25 }
    guard let points = strays.max(by: { abs($0 - designed) < abs($1 - designed) }),
      let correct = platform.nearestStyle(toPoints: points), correct != use.style,
      let figure = CurveFigure(
        of: points, growing: .scaled(use.api, use.style), wanted: .scaled(use.api, correct),
        on: platform)
    else { return nil }
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
    return detection
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
  fileprivate var curveUses: [CurveUse] {
    node.isNamed("custom") ? customFontsOnCurves : scaledFontOnCurve.map { [$0] } ?? []
  }

  private var customFontsOnCurves: [CurveUse] {
    guard let call, let size = call.argument("size"), let relativeTo = call.argument("relativeTo"),
      case .text = customFontUse
    else { return [] }
    if let style = parameter(behind: relativeTo), let function = style.parent {
      let calls = context.calls(of: function.name).prefix(64)
      let handed = calls.compactMap { call -> CurveUse? in
        let value = parameter(behind: size).flatMap {
          $0.parent == function ? $0.value(in: call) : nil
        }
        return style.value(in: call).flatMap { customFont(size: value ?? size, on: $0) }
      }
      if !handed.isEmpty { return handed }
    }
    return customFont(size: size, on: relativeTo).map { [$0] } ?? []
  }

  /// The parameter whose value an argument hands on.
  private func parameter(behind argument: SwiftNode) -> SwiftNode? {
    let outcomes = argument.outcomes
    guard outcomes.count == 1, let operand = outcomes[0].operand, operand.kind == .identifier,
      let declaration = context.declarations(of: operand.name, at: operand).first,
      declaration.kind == .parameter
    else { return nil }
    return declaration
  }

  private func customFont(size: SwiftNode, on relativeTo: SwiftNode) -> CurveUse? {
    guard let style = context.style(of: relativeTo) else { return nil }
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
    for value in context.uiKitFonts(of: font) {
      guard case .fixed(let quantity) = value, value.isFixed,
        quantity.origins.isDisjoint(with: .geometry)
      else { continue }
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
      let value = found[0].firstChild(.initialValue)?.operand,
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

extension SwiftNode {
  /// What a call gives for this parameter, or what it has without that.
  fileprivate func value(in call: SwiftNode) -> SwiftNode? {
    call.argument(for: self) ?? firstChild(.initialValue)
  }
}
