import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// Rows and headers of a table whose height is a number, or whose self-sizing is switched off.
  static let fixedRowHeight = Rule(
    id: "fixed-row-height", severity: .warning, fix: .suggested, facts: ["name", "height"],
    triggers: [
      .word("rowHeight"), .word("sectionHeaderHeight"), .word("sectionFooterHeight"),
      .word("estimatedRowHeight"), .word("tableView"),
    ]
  ) { site in
    if site.node.kind == .functionDeclaration { return site.answeredHeights }
    guard !site.node.isNamed("tableView"),
      let statement = site.assignedStatement
    else { return [] }
    if site.node.isNamed("estimatedRowHeight") { return site.switchedOffSizing(statement) }
    return site.rowDetections(
      statement, site.node.range.lowerBound..<statement.range.upperBound, name: site.node.name,
      isHeader: !site.node.isNamed("rowHeight"))
  }
}

extension SwiftSite {
  /// Reads `func tableView(_:heightForRowAt:)` and its like.
  fileprivate var answeredHeights: [Detection] {
    let labels = node.children.filter { $0.kind == .parameter }.compactMap(\.argumentLabel)
    guard let label = labels.first(where: { Self.questions.contains($0) }) else { return [] }
    let isHeader = label != "heightForRowAt"
    let part = label == "heightForFooterInSection" ? "Footer" : "Header"
    guard
      !isHeader || context.holdsWord("titleFor\(part)InSection")
        || context.holdsWord("viewFor\(part)InSection")
    else { return [] }
    guard let body = node.firstChild(.codeBlock) else { return [] }
    return body.results.sorted { $0.index < $1.index }.prefix(32).flatMap { result in
      rowDetections(result, result.range, name: label, isHeader: isHeader)
    }
  }

  /// What tells a table to ask the constraints of a cell.
  private static let ownHeight = "UITableView.automaticDimension"

  private static let questions: Set<String> = [
    "heightForRowAt", "heightForHeaderInSection", "heightForFooterInSection",
  ]

  fileprivate func rowDetections(
    _ holder: SwiftNode, _ range: Range<Int>, name: String, isHeader: Bool
  ) -> [Detection] {
    guard let (height, isCertain) = rowHeight(holder),
      !context.isArrangedByTextSize(holder), let platform,
      // Below a line of text it is a gap; below the margins of a header too, where none has a title.
      height
        >= TextColumn.leastRow(
          isHeader: isHeader && !context.titlesSections(askedBy: name), in: platform.table),
      context.cellContent != .pictures || isHeader
    else { return [] }
    let column = TextColumn.cell
    guard let figure = HeightFigure(column, in: height, on: platform) else { return [] }
    var detection = Detection(range)
    detection.take(figure, of: column, in: height)
    detection.facts = ["name": .name(name), "height": .number(height)]
    if !isCertain || isHeader && !context.showsTitledSections { detection.severity = .note }
    let outcomes = holder.outcomes
    if outcomes.count == 1 {
      detection.offer([Edit(outcomes[0].range, Self.ownHeight)], as: .suggested)
    }
    return [detection]
  }

  /// The height that a value is; of one that each row tells itself, the least.
  private func rowHeight(_ holder: SwiftNode) -> (Double, isCertain: Bool)? {
    switch context.fixedLength(of: holder) {
    case .points(let height, let isCertain): return (height, isCertain)
    case .adaptive: return nil
    case .unknown: return context.heightToldByRow(holder).map { ($0, false) }
    }
  }

  /// Reads `tableView.estimatedRowHeight = 0`.
  fileprivate func switchedOffSizing(_ statement: SwiftNode) -> [Detection] {
    guard statement.outcomes.count == 1,
      statement.outcomes[0].operand?.numberValue == 0
    else { return [] }
    var detection = Detection(
      node.range.lowerBound..<statement.range.upperBound, severity: .note)
    detection.facts = ["name": .name(node.name), "height": .number(0)]
    detection.offer([Edit(statement.outcomes[0].range, Self.ownHeight)], as: .suggested)
    return [detection]
  }
}

extension SwiftContext {
  /// The least height in `rows[indexPath.row].height`, where one enum of the file alone has such a property.
  fileprivate func heightToldByRow(_ holder: SwiftNode) -> Double? {
    holder.outcomes.lazy.compactMap(\.operand).compactMap { self.heightTold(by: $0) }.first
  }

  private func heightTold(by operand: SwiftNode) -> Double? {
    guard operand.kind == .chain, let last = operand.links.last, last.kind == .member,
      Words(last.name).contains("height")
    else { return nil }
    let homes = types.all.prefix(256).filter {
      $0.declaration?.kind == .enumDeclaration && members(of: $0)[last.name] != nil
    }
    guard homes.count == 1, let property = members(of: homes[0])[last.name]?.first else {
      return nil
    }
    let quantity = quantity(ofDeclaration: property)
    guard quantity.origins.isDisjoint(with: .responsive) else { return nil }
    return quantity.numbers.filter { $0 > 1 }.min()
  }

  /// Whether the headers or footers that a function gives a height to have titles.
  fileprivate func titlesSections(askedBy name: String) -> Bool {
    switch name {
    case "heightForHeaderInSection": holdsWord("titleForHeaderInSection")
    case "heightForFooterInSection": holdsWord("titleForFooterInSection")
    default: false
    }
  }

  /// Whether the sections of the file's tables have titles, and so text.
  fileprivate var showsTitledSections: Bool {
    holdsWord("titleForHeaderInSection") || holdsWord("titleForFooterInSection")
  }
}
