import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// Cells of a collection whose height is a number: `itemSize`, `sizeForItemAt`, an absolute dimension.
  static let fixedCellSize = Rule(
    id: "fixed-cell-size", severity: .warning, fix: .suggested, facts: ["name", "height"],
    triggers: [
      .word("itemSize"), .word("headerReferenceSize"), .word("collectionView"), .call("absolute"),
    ]
  ) { site in
    if site.node.isNamed("absolute") { return site.absoluteHeight }
    if site.node.kind == .functionDeclaration { return site.answeredSizes }
    guard !site.node.isNamed("collectionView"), let statement = site.assignedStatement,
      !site.context.estimatesItemSize
    else { return [] }
    return site.cellDetections(
      statement, site.node.range.lowerBound..<statement.range.upperBound, name: site.node.name
    ).map {
      var detection = $0
      if site.node.isNamed("itemSize") {
        detection.offer([Edit(site.node.nameTokenRange, "estimatedItemSize")], as: .suggested)
      }
      return detection
    }
  }
}

extension SwiftSite {
  /// Reads `heightDimension: .absolute(48)`.
  fileprivate var absoluteHeight: [Detection] {
    guard let argument = call?.firstUnlabelledArgument,
      let dimension = node.ancestors.first(where: { $0.kind == .argument || $0.kind == .binding }),
      dimension.isNamed("heightDimension")
        || dimension.kind == .binding && Words(dimension.name).contains("height")
    else { return [] }
    return cellDetections(height: argument, width: nil, callRange, name: ".absolute").map {
      var detection = $0
      detection.offer([Edit(node.nameTokenRange, "estimated")], as: .suggested)
      return detection
    }
  }

  /// Reads `func collectionView(_:layout:sizeForItemAt:)`.
  fileprivate var answeredSizes: [Detection] {
    let labels = node.children.filter { $0.kind == .parameter }.compactMap(\.argumentLabel)
    guard
      let label = labels.first(where: {
        $0 == "sizeForItemAt" || $0 == "referenceSizeForHeaderInSection"
      }), let body = node.firstChild(.codeBlock)
    else { return [] }
    return body.results.sorted { $0.index < $1.index }.prefix(32).flatMap { result in
      cellDetections(result, result.range, name: label)
    }
  }

  fileprivate func cellDetections(
    _ holder: SwiftNode, _ range: Range<Int>, name: String
  ) -> [Detection] {
    holder.outcomes.prefix(8).flatMap { outcome -> [Detection] in
      guard !outcome.conditions.contains(where: context.dependsOnTextSize),
        let operand = outcome.operand, let size = context.sizeCall(operand, hops: 0),
        let height = size.argument("height")
      else { return [] }
      return cellDetections(height: height, width: size.argument("width"), range, name: name)
    }.prefix(1).map { $0 }
  }

  private func cellDetections(
    height argument: SwiftNode, width: SwiftNode?, _ range: Range<Int>, name: String
  ) -> [Detection] {
    guard case .points(let height, let isCertain) = context.fixedLength(of: argument),
      !context.isArrangedByTextSize(node), let platform,
      height >= (try? platform.table.leading(of: .footnote, at: platform.table.defaultSize)) ?? 18
    else { return [] }
    var isSquare = false
    if let width, case .points(height, _) = context.fixedLength(of: width) { isSquare = true }
    switch context.cellContent {
    case .pictures: return []
    case .unknown where isSquare: return [.undecided(range)]
    default: break
    }
    let column = TextColumn.cell
    guard let figure = HeightFigure(column, in: height, on: platform) else { return [] }
    var detection = Detection(range)
    detection.take(figure, of: column, in: height)
    detection.facts = ["name": .name(name), "height": .number(height)]
    if context.cellContent == .text {
      // Two lines of a cell are as usual as one: the title and what it says of it.
      detection.severity = figure.ground == .wrapping ? .note : .warning
    } else {
      detection.severity = .note
    }
    if !isCertain { detection.severity = .note }
    return [detection]
  }
}

extension SwiftContext {
  /// The call that makes a size, behind constants: `CGSize(width: 160, height: 72)` of `Self.tile`.
  fileprivate func sizeCall(_ operand: SwiftNode, hops: Int) -> SwiftNode? {
    guard hops < 4 else { return nil }
    let base = operand.base ?? operand
    if base.isNamed("CGSize") || base.isNamed("init"), let call = base.call { return call }
    if operand.kind == .chain, operand.links.last?.kind == .call || operand.links.count > 2 {
      return nil
    }
    let found =
      operand.kind == .identifier
      ? declarations(of: operand.name, at: operand)
      : operand.links.last.map { declarations(ofMember: $0.name, after: base) } ?? []
    guard found.count == 1, let value = found[0].firstChild(.initialValue),
      let inner = value.operand
    else { return nil }
    return sizeCall(inner, hops: hops + 1)
  }

  /// Whether the flow layout of the file asks its cells for their size.
  fileprivate var estimatesItemSize: Bool {
    assignments(toProperty: "estimatedItemSize").contains {
      $0.statement.operand?.text != ".zero"
    }
  }
}
