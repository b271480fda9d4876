import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A sheet whose only detents are heights in points, with text that cannot scroll.
  static let fixedHeightSheet = Rule(
    id: "fixed-height-sheet", severity: .warning, fix: .suggested,
    facts: ["height", "lines", "linesAtDefault", "largest"],
    triggers: [.call("presentationDetents")]
  ) { site in
    guard let argument = site.call?.firstUnlabelledArgument, let modified = site.modifiedView,
      let detents = site.context.detents(in: argument), !detents.isEmpty
    else { return [] }
    var greatest = 0.0
    for detent in detents {
      guard detent.isNamed("height"), let height = detent.call?.firstUnlabelledArgument,
        case .points(let points, true) = site.context.fixedLength(of: height)
      else { return [] }
      greatest = max(greatest, points)
    }
    let kinds = site.content(of: modified).kinds
    guard !kinds.contains(.scrolling), !site.context.isArrangedByTextSize(site.node) else {
      return []
    }
    let range = (detents[0].chain ?? detents[0]).range
    guard kinds.contains(.text) else { return kinds.contains(.opaque) ? [.undecided(range)] : [] }
    guard let platform = site.platform, let largest = platform.table.sizes.last,
      let lines = try? platform.table.lines(of: .body, fittingHeight: greatest, at: largest),
      let usual = try? platform.table.lines(
        of: .body, fittingHeight: greatest, at: platform.table.defaultSize)
    else { return [] }
    var detection = Detection(range)
    detection.facts = [
      "height": .number(greatest), "lines": .count(lines), "linesAtDefault": .count(usual),
    ]
    let outcomes = argument.outcomes
    if outcomes.count == 1, let list = outcomes[0].operand, list.kind == .collection,
      let end = list.children.filter({ $0.kind == .element }).map(\.range.upperBound).max()
    {
      detection.offer([Edit(end..<end, ", .large")], as: .suggested)
    }
    let column = site.context.textColumn(of: modified.view, before: modified.index)
    let figure = HeightFigure(column, in: greatest, on: platform)
    if let figure, figure.ground == .lines {
      detection.firstBrokenSize = figure.firstSize
    }
    if figure == nil, column.isCertain { detection.severity = .note }
    return [detection]
  }
}

extension SwiftContext {
  /// The detents of a collection, or of a constant that holds one, by their names; nil if they cannot be told.
  fileprivate func detents(in argument: SwiftNode) -> [SwiftNode]? {
    var named: [SwiftNode] = []
    for outcome in argument.outcomes {
      guard !outcome.conditions.contains(where: dependsOnTextSize), let operand = outcome.operand
      else { return nil }
      guard let collection = collection(of: operand, hops: 0) else { return nil }
      for element in collection.children where element.kind == .element {
        for outcome in element.outcomes {
          guard let operand = outcome.operand else { return nil }
          let detent = constantDetent(operand) ?? operand
          let name =
            detent.kind == .chain
            ? detent.links.first { $0.call != nil } ?? detent.links.last : detent
          named += name.map { [$0] } ?? []
        }
      }
    }
    return named
  }

  /// What a constant that is a detent was made as.
  private func constantDetent(_ operand: SwiftNode) -> SwiftNode? {
    guard let name = operand.plainReference, name.call == nil,
      let declaration = declarations(behind: name).first,
      declaration.variable?.keyword == .let || declaration.viewBody != nil
    else { return nil }
    let holder = declaration.firstChild(.initialValue) ?? declaration.viewBody?.results.first
    return holder?.operand
  }

  /// The array literal that an operand is or stands for; of `Set([…])` and `[…] as Set` the literal inside.
  func collection(of operand: SwiftNode, hops: Int) -> SwiftNode? {
    guard hops < 3 else { return nil }
    switch operand.kind {
    case .collection: return operand
    case .identifier, .chain:
      let base = operand.base ?? operand
      if base.isNamed("Set") || base.isNamed("Array") {
        return base.call?.firstUnlabelledArgument?.operand
          .flatMap { collection(of: $0, hops: hops + 1) }
      }
      let found =
        operand.kind == .identifier
        ? declarations(of: operand.name, at: operand)
        : operand.links.last.map { declarations(ofMember: $0.name, after: base) } ?? []
      guard found.count == 1 else { return nil }
      let isState = found[0].variable?.attributes.isEmpty == false
      guard !isState else { return nil }
      let holder = found[0].firstChild(.initialValue) ?? found[0].viewBody?.results.first
      return holder?.operand.flatMap { self.collection(of: $0, hops: hops + 1) }
    default: return nil
    }
  }
}
