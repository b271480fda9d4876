import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// `Font.custom(_:fixedSize:)` on text: it opts out of scaling, while `size:` would not.
  ///
  /// Silent where the number follows the reader already, and where it is measured on a canvas.
  static let fixedCustomFont = Rule(
    id: "fixed-custom-font", severity: .error, fix: .automatic,
    facts: ["points", "style", "wanted", "largest"], triggers: [.call("custom", label: "fixedSize")]
  ) { site in
    guard let size = site.call?.argument("fixedSize"), site.makesFont else { return [] }
    let use = site.customFontUse
    guard case .text(let view) = use, site.fontToken == nil else { return [] }
    let fixed = size.outcomes.map { site.context.quantity(of: $0) }
      .filter { $0.origins.isDisjoint(with: [.scaled, .preferred, .sizeCondition, .geometry]) }
    guard !fixed.isEmpty else { return [] }
    let quantity = fixed.dropFirst().reduce(fixed[0]) { $0.union($1) }

    var detection = Detection(site.callRange)
    let points = quantity.numbers.filter { $0 > 0 }.min()
    if let view, site.isHiddenFromAccessibility(view) {
      detection.severity = .note
    } else if quantity.origins.contains(.setting) {
      detection.severity = .note
    } else if points == nil, quantity.origins.contains(.unknown) {
      detection.severity = .warning
    }
    detection.facts = [
      "points": points.map(Fact.number)
        ?? .name(site.context.tree.excerpt(size.expressionRange)),
      "style": .name(".body"), "wanted": .name("?"),
    ]
    guard let points, let platform = site.platform,
      let style = platform.nearestStyle(toPoints: points),
      let figure = CurveFigure(
        of: points, growing: .none, wanted: .scaled(.customFont, style), on: platform)
    else { return [detection] }
    detection.facts["style"] = .name(".\(style.rawValue)")
    detection.facts["wanted"] = .number(figure.wantedAtLargest)
    detection.take(figure, style: style)
    detection.firstBrokenSize = figure.firstSmallerSize
    // Nobody fails to read what is as large as the largest style ever becomes.
    if let greatest = try? platform.table.cell(.largeTitle, at: figure.largestSize).points,
      points >= greatest
    {
      detection.severity = .note
    }
    if fixed.count == size.outcomes.count, quantity.only != nil {
      let end = size.range.upperBound
      // Fonts by name are rounded to the whole point.
      let isSame =
        size.literalNumber != nil && detection.severity != .note && points == points.rounded()
      detection.offer(
        [Edit(size.nameTokenRange, "size"), Edit(end..<end, ", relativeTo: .\(style.rawValue)")],
        as: isSame ? .automatic : .suggested)
    }
    return [detection]
  }
}
