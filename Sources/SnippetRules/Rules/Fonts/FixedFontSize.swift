import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// `Font.system(size:)` on text: it stays at its size whatever the reader chose.
  ///
  /// Silent where the size follows the reader (a scaled metric, font metrics), where it comes from geometry, and
  /// on symbols and signs: other rules look at those.
  static let fixedFontSize = Rule(
    id: "fixed-font-size", severity: .error, fix: .suggested,
    facts: ["points", "style", "wanted", "share", "largest"],
    triggers: [.call("system", label: "size")]
  ) { site in
    guard site.makesFont, let call = site.call, let size = call.argument("size"),
      !size.outcomes.allSatisfy(\.items.isEmpty),
      // No such parameter exists; whoever wrote it wanted a style.
      call.argument("relativeTo") == nil
    else { return [] }
    let use = site.fontUse
    switch use {
    case .none: return site.node.kind == .member ? [] : [.undecided(site.callRange)]
    case .pictorial: return []
    case .text: break
    }
    // A token is found where it is declared, with its uses.
    guard site.fontToken == nil else { return [] }

    let outcomes = size.outcomes.map { ($0, site.context.quantity(of: $0)) }
    let fixed = outcomes.filter {
      $0.1.origins.isDisjoint(with: [.scaled, .preferred, .sizeCondition, .geometry])
    }
    guard !fixed.isEmpty else { return [] }
    // Where one arm scales, the other one alone is at fault.
    let range = fixed.count == outcomes.count ? site.callRange : fixed[0].0.range
    let quantity = fixed.dropFirst().reduce(fixed[0].1) { $0.union($1.1) }

    var detection = Detection(range)
    let figure = quantity.numbers.filter { $0 > 0 }.min().flatMap { points in
      site.platform.flatMap {
        FixedSizeFigure(points: points, weight: site.fontWeight, platform: $0)
      }
    }
    // Far too large and made to shrink: the text fills whatever room it gets.
    if case .text(let view?) = use, view.hasModifier("minimumScaleFactor"),
      figure?.isLegibleAnyway == true
    {
      return []
    }
    detection.take(
      figure, named: site.context.tree.excerpt(size.expressionRange),
      points: quantity.numbers.min(), on: site.platform)
    detection.severity = severity(at: site, of: use, quantity, figure)
    return [detection]
  }

  private static func severity(
    at site: SwiftSite, of use: FontUse, _ quantity: Quantity, _ figure: FixedSizeFigure?
  ) -> Severity {
    if case .text(let view?) = use, site.isHiddenFromAccessibility(view) { return .note }
    if let figure, figure.isLegibleAnyway { return .note }
    // A size that a user of the app sets, or that nothing tells, may follow the reader in its own way.
    if quantity.origins.contains(.setting) { return .warning }
    if quantity.numbers.isEmpty, quantity.origins.contains(.unknown) { return .warning }
    return .error
  }
}

extension Detection {
  /// Takes over a figure; without one, what is known without it.
  fileprivate mutating func take(
    _ figure: FixedSizeFigure?, named name: String, points: Double?, on platform: Platform?
  ) {
    guard let figure else {
      facts["points"] = points.map(Fact.number) ?? .name(name)
      facts["style"] = .name(".body")
      facts["wanted"] =
        platform?.pointsAtLargest(of: .body).map(Fact.number) ?? .name("?")
      facts["share"] = .name("?")
      return
    }
    facts["points"] = .number(figure.points)
    facts["style"] = .name(figure.cure)
    facts["wanted"] = .number(figure.wantedAtLargest)
    facts["share"] = .number(figure.share)
    facts["largest"] = .name(figure.largestSize.shortName)
    values = figure.values
    wanted = figure.wanted
    wantedStyle = figure.style
    firstBrokenSize = figure.firstBrokenSize
  }
}
