import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A scaled metric of 1 as a factor: rounding to the pixel makes it coarse.
  ///
  /// Silent on lengths of a point, such as the width of a line, and on factors that are a metric by its base.
  static let unitMetric = Rule(
    id: "unit-metric", severity: .warning, fix: .suggested,
    facts: ["name", "size", "factor", "wantedFactor"], triggers: [.attribute("ScaledMetric")]
  ) { site in
    guard let platform = site.platform, let style = site.styleOfMetric else { return [] }
    return site.attributedBindings.compactMap { binding in
      guard let base = site.base(ofFactor: binding),
        let figure = UnitFigure(base: base, style: style, table: platform.table)
      else { return nil }
      let value = binding.firstChild(.initialValue)
      let end = value?.range.upperBound ?? binding.range.upperBound
      var detection = Detection(site.node.range.lowerBound..<end)
      detection.severity = figure.isCoarse ? .warning : .note
      detection.facts = [
        "name": .name(binding.name), "size": .size(figure.size.rawValue),
        "factor": .number(figure.factor), "wantedFactor": .number(figure.wantedFactor),
      ]
      detection.firstBrokenSize = figure.firstCoarseSize
      if base == 1 { detection.offer(site.hundredfold(binding), as: .suggested) }
      return detection
    }
  }
}

extension SwiftSite {
  /// Starts a private metric from 100, and divides by that wherever it is used.
  fileprivate func hundredfold(_ binding: SwiftNode) -> [Edit?] {
    guard let number = binding.firstChild(.initialValue)?.literalNumber,
      binding.isPrivate
    else { return [] }
    return [Edit(number.range, "100")]
      + context.references(to: binding).map { use in
        // As a part of something larger it needs more thought.
        let isWhole = use.kind == .identifier && use.chain?.base != use && use.call == nil
        guard isWhole, !node.tree.text(use.range).hasPrefix("$") else { return nil }
        let end = use.range.upperBound
        return Edit(end..<end, " / 100")
      }
  }

  /// The style that the attribute says to follow, body where it says nothing or nothing that the file tells.
  fileprivate var styleOfMetric: TextStyle? {
    guard let argument = node.argument("relativeTo") else { return .body }
    return context.style(of: argument) ?? .body
  }

  /// The starting value of a metric that serves as a factor; nil for lengths.
  fileprivate func base(ofFactor binding: SwiftNode) -> Double? {
    guard let value = binding.firstChild(.initialValue) ?? node.argument("wrappedValue") else {
      return nil
    }
    let quantity = context.quantity(of: value)
    guard quantity.numbers.count == 1, let base = quantity.numbers.first, base > 0, base < 10
    else { return nil }
    let uses = context.references(to: binding).prefix(64)
    let isNamedSo = Words(binding.name).contains(where: Self.factorWords.contains)
    // A metric by its base is as fine as its base is large; that one is a factor of 1 at every default.
    guard base == 1 || isNamedSo else { return nil }
    if uses.contains(where: { $0.isDivided }) { return nil }
    if uses.contains(where: { context.scales($0) }) { return base }
    // Nothing tells what a length is for that nobody multiplies.
    return isNamedSo && uses.isEmpty ? base : nil
  }

  private static let factorWords: Set<String> = ["scale", "factor", "multiplier", "ratio", "zoom"]
}

extension SwiftContext {
  /// Whether a place multiplies by a value, or hands it to something that does.
  fileprivate func scales(_ place: SwiftNode) -> Bool {
    if let callee = call(of: ["scaleEffect"], takingValueAt: place)?.callee {
      return callee != place
    }
    let operand = place.chain.map { $0.links.last == place ? $0 : place } ?? place
    if operand.isFactor { return true }
    guard let argument = operand.parent, argument.kind == .argument else { return false }
    if argument.nameToken != nil {
      return Words(argument.name).contains {
        ["scale", "factor", "multiplier", "by"].contains($0)
      }
    }
    // `CGFloat(scale) * 12`
    guard let call = argument.parent, let callee = call.callee,
      ["CGFloat", "Double", "Float"].contains(callee.name)
    else { return false }
    return (callee.chain ?? callee).isFactor
  }
}

extension SwiftNode {
  /// Whether an operand multiplies something; once a point is a point.
  fileprivate var isFactor: Bool {
    if previousSibling?.isNamed("*") == true {
      return previousSibling?.previousSibling?.numberValue != 1
    }
    return nextSibling?.isNamed("*") == true && nextSibling?.nextSibling?.numberValue != 1
  }

  /// Whether a name is divided by something.
  fileprivate var isDivided: Bool {
    let operand = chain.map { $0.links.last == self ? $0 : self } ?? self
    return operand.nextSibling?.isNamed("/") == true
  }
}

/// What rounding to the pixel of a 2x screen makes of a factor.
private struct UnitFigure {
  let size: DynamicTypeSize
  let factor: Double
  let wantedFactor: Double
  let firstCoarseSize: DynamicTypeSize?

  /// Whether the factor is off by a twentieth or more somewhere.
  var isCoarse: Bool { firstCoarseSize != nil }

  init?(base: Double, style: TextStyle, table: DynamicTypeTable) {
    guard
      let values = try? ScalingAPI.scaledMetric.values(
        for: base, relativeTo: style, displayScale: 2, in: table)
    else { return nil }
    var worst: (size: DynamicTypeSize, factor: Double, wanted: Double, distance: Double)?
    var firstCoarse: DynamicTypeSize?
    for size in table.sizes {
      guard let value = values[size], let wanted = try? table.factor(of: style, at: size) else {
        continue
      }
      let distance = abs(value / base / wanted - 1)
      if distance >= 0.05, firstCoarse == nil, size > table.defaultSize { firstCoarse = size }
      // What people see first is what large text gets.
      if size > table.defaultSize, worst.map({ distance > $0.distance }) ?? true {
        worst = (size, value / base, wanted, distance)
      }
    }
    guard let worst else { return nil }
    size = worst.size
    factor = (worst.factor * 100).rounded() / 100
    wantedFactor = (worst.wanted * 100).rounded() / 100
    firstCoarseSize = firstCoarse
  }
}
