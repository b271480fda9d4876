import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// `Font.custom(_:size:)` without a style: it follows body's curve whatever its size.
  ///
  /// Silent where body's curve is the right one, and where the number is scaled already or comes from geometry:
  /// other rules look at those.
  static let implicitBodyCurve = Rule(
    id: "implicit-body-curve", severity: .note, fix: .automatic,
    facts: ["points", "actual", "style", "wanted", "largest"],
    triggers: [.call("custom", label: "size")]
  ) { site in
    guard let call = site.call, let size = call.argument("size"),
      call.argument("relativeTo") == nil, case .text = site.customFontUse
    else { return [] }
    let quantity = site.context.quantity(of: size)
    guard quantity.origins.isDisjoint(with: [.scaled, .preferred, .sizeCondition, .geometry])
    else { return [] }
    // Of several sizes, the one that strays the furthest.
    let farthest = quantity.numbers.filter { $0 > 0 }
      .max { abs($0 - bodySize) < abs($1 - bodySize) }
    guard let points = farthest else { return [.undecided(site.callRange)] }
    guard let platform = site.platform else { return [.undecided(site.callRange)] }
    guard let style = platform.nearestStyle(toPoints: points),
      let figure = CurveFigure(
        of: points, growing: .scaled(.customFont, .body), wanted: .scaled(.customFont, style),
        on: platform), figure.atLargest != figure.wantedAtLargest
    else { return [] }

    var detection = Detection(site.callRange)
    if let version = site.context.minimumIOSVersion(at: site.node), version < 14 {
      // Before iOS 14 this form did not grow at all.
      detection.severity = .error
    } else if abs(points - bodySize) >= 8,
      // Several callers hand several sizes, and nothing tells which of them comes here.
      quantity.numbers.count == 1 || !quantity.origins.contains(.parameter)
    {
      detection.severity = .warning
    }
    detection.facts = [
      "points": .number(points), "actual": .number(figure.atLargest),
      "style": .name(".\(style.rawValue)"), "wanted": .number(figure.wantedAtLargest),
    ]
    detection.take(figure, style: style)
    if quantity.only != nil {
      let end = size.range.upperBound
      let version = site.context.minimumIOSVersion(at: site.node)
      // Systems before iOS 14 do not know the parameter, nor grow without it; a size in between is rounded.
      let isSame =
        size.literalNumber != nil && version ?? 14 >= 14 && points == points.rounded()
      detection.offer(
        [Edit(end..<end, ", relativeTo: .\(style.rawValue)")], as: isSame ? .automatic : .suggested)
    }
    return [detection]
  }

  /// The size of body at the default text size, from which the distance counts.
  private static let bodySize = Platform.iOS.points(of: .body) ?? 17
}
