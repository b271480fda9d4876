import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// `Font.system(size:)` on text: it stays at its size whatever the reader chose.
  ///
  /// Silent where the size follows the reader (a scaled metric, font metrics), where it comes from geometry, and
  /// on symbols and signs: other rules look at those.
  static let fixedFontSize = Rule(
    id: "fixed-font-size", severity: .error, fix: .automatic,
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
    if outcomes.count == 1, let points = quantity.only, let figure {
      site.offerGrowingFont(points, figure, of: use, size, to: &detection)
    }
    return [detection]
  }

  private static func severity(
    at site: SwiftSite, of use: FontUse, _ quantity: Quantity, _ figure: FixedSizeFigure?
  ) -> Severity {
    if case .text(let view?) = use {
      if site.isHiddenFromAccessibility(view) || site.isInCounter(view) { return .note }
      // Turned and moved to its place on a dial, it has no room of its own.
      if view.hasModifier("rotationEffect"), view.hasModifier("offset") { return .warning }
    }
    if let figure, figure.isLegibleAnyway { return .note }
    // A size that people choose in the app is large where they want it so; one that nothing tells may be, too.
    if quantity.origins.contains(.setting) { return .note }
    if quantity.numbers.isEmpty, quantity.origins.contains(.unknown) { return .warning }
    return .error
  }
}

extension SwiftSite {
  /// Offers the text style of a size, or a scaled metric where every style is too small.
  fileprivate func offerGrowingFont(
    _ points: Double, _ figure: FixedSizeFigure, of use: FontUse, _ size: SwiftNode,
    to detection: inout Detection
  ) {
    if figure.isDisplay {
      guard let number = size.literalNumber else { return }
      detection.offer(
        scaledMetric(inPlaceOf: number, as: "fontSize", following: figure.style), as: .suggested)
    } else if let font = systemFont(in: figure.style, insteadOf: points) {
      // What `bold()` makes of a style is the system's choice.
      var isBold = false
      if case .text(let view?) = use { isBold = view.hasModifier("bold") }
      // A name may stand for another size one day.
      let isSame =
        size.literalNumber != nil && font.isExact && !isBold && !figure.isLegibleAnyway
      detection.offer([font.edit], as: isSame ? .automatic : .suggested)
    }
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

extension SwiftSite {
  /// Whether a text stands in a spot that holds a figure or two and nothing more, as the counter on an avatar does.
  fileprivate func isInCounter(_ view: ViewChain) -> Bool {
    let around =
      [view.modifiers[...]]
      + context.containers(around: view.node).prefix(4).map {
        $0.view.modifiers(outside: view.node)
      }
    return around.contains { modifiers in
      modifiers.prefix(32).contains { modifier in
        modifier.name.isNamed("frame")
          && [modifier.call?.argument("width"), modifier.call?.argument("height")].allSatisfy {
            guard let side = $0, case .points(let points, _) = context.fixedLength(of: side) else {
              return false
            }
            return points <= Self.sideOfCounter
          }
      }
    }
  }

  /// The side of the largest counter, in points.
  private static let sideOfCounter = 28.0
}
